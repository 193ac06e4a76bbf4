/*
 * The logging service's field names in CEF and LEEF, with their JSON names. Its own keys start with
 * PanOS in CEF followed by the JSON name; custom fields have it as their label.
 */

export const CEF_NAMES: Readonly<Record<string, string>> = {
  rt: 'TimeReceived',
  start: 'TimeGenerated',
  deviceExternalId: 'DeviceSN',
  dvchost: 'DeviceName',
  externalId: 'SequenceNo',
  src: 'SourceAddress',
  dst: 'DestinationAddress',
  spt: 'SourcePort',
  dpt: 'DestinationPort',
  sourceTranslatedAddress: 'NATSource',
  destinationTranslatedAddress: 'NATDestination',
  suser: 'SourceUser',
  suid: 'SourceUserUUID',
  sntdom: 'SourceUserDomain',
  duser: 'DestinationUser',
  duid: 'DestinationUserUUID',
  dntdom: 'DestinationUserDomain',
  // The administrator of configuration logs.
  duser0: 'AdminUserName',
  shost: 'EndpointDeviceName',
  app: 'Application',
  act: 'Action',
  proto: 'Protocol',
  cnt: 'RepeatCount',
  in: 'BytesReceived',
  out: 'BytesSent',
  cat: 'Category',
  reason: 'SessionEndReason',
  request: 'URL',
  requestMethod: 'HTTPMethod',
  requestContext: 'ContentType',
  requestClientApplication: 'UserAgent',
  filePath: 'FileName',
  fname: 'ObjectName',
  fileId: 'PacketID',
  msg: 'EventDescription',
};

export const LEEF_NAMES: Readonly<Record<string, string>> = {
  devTime: 'TimeGenerated',
  src: 'SourceAddress',
  dst: 'DestinationAddress',
  srcPort: 'SourcePort',
  dstPort: 'DestinationPort',
  srcPostNAT: 'NATSource',
  dstPostNAT: 'NATDestination',
  usrName: 'SourceUser',
  identHostName: 'EndpointDeviceName',
  proto: 'Protocol',
  cat: 'LogType',
  SubType: 'Subtype',
  sev: 'VendorSeverity',
  url: 'URL',
  srcBytes: 'BytesSent',
  dstBytes: 'BytesReceived',
};

/** Values of addresses in version 6, which CEF holds as custom fields. */
export const LABELLED_NAMES: Readonly<Record<string, string>> = {
  'Source IPv6 Address': 'SourceAddress',
  'Destination IPv6 Address': 'DestinationAddress',
  'Device IPv6 Address': 'SourceIPv6',
};
