/*
 * Columns of PAN-OS syslog fields by log type, in the order of the page "Syslog field descriptions", under
 * the names that the logging service gives the same fields in JSON. An underscore is a column without use.
 * Columns behind the last one that is named here are not read; the precise moment is found by its form.
 */

const HEAD = '_ TimeReceived DeviceSN LogType Subtype ConfigVersion TimeGenerated';
const SESSION =
  `${HEAD} SourceAddress DestinationAddress NATSource NATDestination Rule SourceUser DestinationUser ` +
  'Application VirtualLocation FromZone ToZone InboundInterface OutboundInterface LogSetting _ SessionID ' +
  'RepeatCount SourcePort DestinationPort NATSourcePort NATDestinationPort Flags Protocol Action';
const DEVICE =
  'DGHierarchyLevel1 DGHierarchyLevel2 DGHierarchyLevel3 DGHierarchyLevel4 VirtualSystemName DeviceName';

const THREAT =
  `${SESSION} FileName ThreatID URLCategory VendorSeverity DirectionOfAttack SequenceNo ActionFlags ` +
  'SourceLocation DestinationLocation _ ContentType PacketID FileHash ApplianceOrCloud URLCounter UserAgent ' +
  `FileType X-Forwarded-For Referer SenderEmail EmailSubject RecipientEmail ReportID ${DEVICE} _ SourceUUID ` +
  'DestinationUUID HTTPMethod';

const AUTHENTICATION =
  `${HEAD} VirtualLocation SourceAddress AuthenticatedUserName NormalizeUser ObjectName ` +
  'AuthenticationPolicy RepeatCount MFAAuthenticationID MFAVendor LogSetting AuthServerProfile ' +
  `AuthenticationDescription ClientType EventResult AuthFactorNo SequenceNo ActionFlags ${DEVICE}`;

const COLUMNS: Readonly<Record<string, string>> = {
  TRAFFIC:
    `${SESSION} Bytes BytesSent BytesReceived PacketsTotal SessionStartTime SessionDuration URLCategory _ ` +
    'SequenceNo ActionFlags SourceLocation DestinationLocation _ PacketsSent PacketsReceived ' +
    `SessionEndReason ${DEVICE} ActionSource SourceUUID DestinationUUID`,
  THREAT,
  URL: THREAT,
  DATA: THREAT,
  WILDFIRE: THREAT,
  DECRYPTION: SESSION,
  TUNNEL: SESSION,
  START: SESSION,
  GLOBALPROTECT:
    `${HEAD} VirtualSystem EventIDValue Stage AuthMethod TunnelType SourceUserName SourceRegion ` +
    'EndpointDeviceName PublicIPv4 PublicIPv6 PrivateIPv4 PrivateIPv6 HostID EndpointSN ' +
    'GlobalProtectClientVersion EndpointOSType EndpointOSVersion RepeatCount QuarantineReason ' +
    'ConnectionError Description EventStatus GlobalProtectGatewayLocation LoginDuration ConnectionMethod ' +
    'ConnectionErrorID Portal SequenceNo ActionFlags',
  HIPMATCH:
    `${HEAD} SourceUser VirtualLocation EndpointDeviceName EndpointOSType SourceIP HipMatchName ` +
    `RepeatCount HipMatchType _ _ SequenceNo ActionFlags ${DEVICE} VirtualSystemID SourceIPv6 HostID ` +
    'EndpointSerialNumber',
  USERID:
    `${HEAD} VirtualLocation SourceAddress DestinationUser MappingDataSourceName EventID RepeatCount ` +
    'MappingTimeout SourcePort DestinationPort MappingDataSource MappingDataSourceType SequenceNo ' +
    `ActionFlags ${DEVICE}`,
  IPTAG:
    `${HEAD} VirtualLocation SourceAddress TagName EventID RepeatCount MappingTimeout MappingDataSource ` +
    `MappingDataSourceType MappingDataSourceSubType SequenceNo ActionFlags ${DEVICE}`,
  SYSTEM:
    `${HEAD} VirtualSystem EventName EventComponent _ _ Module VendorSeverity EventDescription SequenceNo ` +
    `ActionFlags ${DEVICE}`,
  CONFIG:
    `${HEAD} SourceAddress VirtualLocation EventName AdminUserName ClientType EventResult EventDetails ` +
    `SequenceNo ActionFlags ${DEVICE}`,
  AUTHENTICATION,
  AUTH: AUTHENTICATION,
  CORRELATION:
    `${HEAD} SourceAddress SourceUser VirtualLocation Category VendorSeverity ${DEVICE} VirtualSystemID ` +
    'ObjectName ObjectID EventDescription',
};

export const PAN_OS_COLUMNS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(COLUMNS).map(([type, names]) => [type, names.split(' ')]),
);
