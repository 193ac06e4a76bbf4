import type { OperationRule, OperationTable } from '../kit/operation-table.ts';

const SEND: OperationRule = { action: 'Send', movement: 'send' };
const SHARE: OperationRule = { action: 'Share', movement: 'share' };
const VIEW: OperationRule = { action: 'View', movement: 'none' };
const DOWNLOAD: OperationRule = { action: 'Download', movement: 'download' };
const OTHER: OperationRule = { action: null, movement: 'none' };

/** Operations of Microsoft Teams, after Microsoft's page of Teams activities in the audit log. */
export const TEAMS_OPERATIONS: OperationTable = {
  ChatCreated: SEND,
  MessageSent: SEND,
  MessageCreatedHasLink: SEND,
  MessageCreatedNotification: SEND,
  MessageEditedHasLink: SEND,
  SensitiveContentShared: SHARE,
  MemberAdded: SHARE,
  InviteSent: SHARE,
  MessageRead: VIEW,
  MessagesListed: VIEW,
  ChatRetrieved: VIEW,
  MessageHostedContentRead: VIEW,
  MessageHostedContentsListed: VIEW,
  RecordingExported: DOWNLOAD,
  TranscriptsExported: DOWNLOAD,
  MessagesExported: DOWNLOAD,
  MessageUpdated: OTHER,
  MessageDeleted: OTHER,
  ChatUpdated: OTHER,
  MemberRemoved: OTHER,
  MemberRoleChanged: OTHER,
  TeamCreated: OTHER,
  TeamDeleted: OTHER,
  TeamSettingChanged: OTHER,
  TeamsTenantSettingChanged: OTHER,
  TeamsSessionStarted: OTHER,
  ChannelAdded: OTHER,
  ChannelDeleted: OTHER,
  ChannelSettingChanged: OTHER,
  ChannelOwnerResponded: OTHER,
  AppInstalled: OTHER,
  AppUninstalled: OTHER,
  AppUpgraded: OTHER,
  AppPublishedToCatalog: OTHER,
  AppUpdatedInCatalog: OTHER,
  AppDeletedFromCatalog: OTHER,
  BotAddedToTeam: OTHER,
  BotRemovedFromTeam: OTHER,
  ConnectorAdded: OTHER,
  ConnectorRemoved: OTHER,
  ConnectorUpdated: OTHER,
  TabAdded: OTHER,
  TabRemoved: OTHER,
  TabUpdated: OTHER,
  MeetingDetail: OTHER,
  MeetingParticipantDetail: OTHER,
  PerformedCardAction: OTHER,
  SubscribedToMessages: OTHER,
};
