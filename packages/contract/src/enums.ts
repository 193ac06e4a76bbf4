/**
 * The vocabularies of the specification, verbatim. Stored and sent exactly as written; the console owns
 * differing display names. All are closed except the names of sources.
 */

/**
 * Sources that the specification names, in order. Which sources exist is declared by manifests:
 * `sources.ts`.
 */
export const INTEGRATION_NAMES = [
  'Salesforce',
  'HubSpot',
  'Google Drive',
  'OneDrive',
  'Dynamics 365',
  'SharePoint',
  'Exchange',
  'Gmail',
  'Device',
  'Mobile Device',
  'Microsoft Teams',
  'Slack',
  'AWS',
  'AWS S3',
  'Azure',
  'Google Cloud',
  'FileCloud',
  'Snowflake',
  'Notion',
  'PowerBI',
  'Jira',
  'GitHub',
  'Intuit',
  'BambooHR',
  'Kandji',
  'CrowdStrike Falcon',
  'Microsoft 365',
  'Entra',
  'Intune',
  'Extension',
  'Sensor',
  'Okta',
  'Cato',
  'Monday',
  'Jamf',
  'Cortex',
  'Prisma',
  'Coralogix',
  'Wiz',
  'Notes',
  'Microsoft Edge',
  'TextEdit',
  'AdobeAcrobat',
  'Google Chrome',
  'Microsoft Word',
  'Microsoft Excel',
] as const;
/**
 * A source that the specification names. Tables that are written manually use it, so that a typo does not
 * compile.
 */
export type SpecifiedName = (typeof INTEGRATION_NAMES)[number];
/** Name of a source as stored and shown. It is, or was at storage time, registered. */
export type IntegrationName = string;
export const MOST_SOURCE_NAME = 64;

/** `{host}` represents any host name: a destination that is a host carries the host itself. */
export const DESTINATION_NAMES = [
  'Dropbox',
  'Exchange',
  'Gmail',
  'Google Drive',
  'Slack',
  'Device',
  'Mobile Device',
  'pastebin',
  'External Storage',
  'Internet',
  'Public',
  '{host}',
  'Copilot',
  'WhatsApp',
  'ChatGPT',
  'User',
  'Messages',
] as const;
export type DestinationName = (typeof DESTINATION_NAMES)[number];

export const SEVERITIES = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const DETECTION_ORIGINS = [
  'detectionPolicy',
  'internalDetectionPolicy',
  'detectionThresholdPolicy',
  'classificationEngine',
  'sendToSelf',
  'suspiciousFileSize',
  'suspiciousFileName',
  'eventSuspicious',
] as const;
export type DetectionOrigin = (typeof DETECTION_ORIGINS)[number];

export const EVENT_CATEGORIES = [
  'Web Upload',
  'External Comms',
  'External Share',
  'Download to Unmanaged',
] as const;
export type EventCategory = (typeof EVENT_CATEGORIES)[number];

export const DETECTION_TYPES = ['Policy', 'Manual', 'AI'] as const;
export type DetectionType = (typeof DETECTION_TYPES)[number];

/** Every action of the specification. `ANY` is a wildcard of conditions and never stored on an event. */
export const ACTIONS = [
  'ANY',
  'Upload',
  'Paste',
  'Copy',
  'Download',
  'View',
  'Send',
  'Share',
  'Compress',
  'compress_no_spaces',
  'Decompress',
  'CopyFile',
  'Rename',
  'CLI',
] as const;
export type Action = (typeof ACTIONS)[number];
export type EventAction = Exclude<Action, 'ANY'>;
export const EVENT_ACTIONS = ACTIONS.filter((action): action is EventAction => action !== 'ANY');

export const REGIONS = ['us-east-1', 'eu-west-1'] as const;
export type Region = (typeof REGIONS)[number];

/** `all` is a filter and never stored on an event. */
export const DIRECTIONS = ['inbound', 'outbound', 'all'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type EventDirection = Exclude<Direction, 'all'>;

export const FEATURE_FLAGS = [
  'show_file_preview',
  'show_ner_entities',
  'show_ai_chatbot',
  'show_dark_mode',
  'internal_policies_enabled',
  'integration_creds',
  'sensor_manual_installation_artifacts',
  'threat_modeling',
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** Unknown is a separate value, never merged into yes or no. */
export const TRISTATES = ['yes', 'no', 'unknown'] as const;
export type Tristate = (typeof TRISTATES)[number];

export const VISIBILITIES = ['private', 'internal', 'external', 'link', 'public'] as const;
/** Who can reach an object, from narrowest to widest; `link` means anyone who holds the link. */
export type Visibility = (typeof VISIBILITIES)[number];

export const PLACE_KINDS = [
  'app',
  'device',
  'person',
  'host',
  'account',
  'external_storage',
  'public',
  'internet',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const DETECTION_STATUSES = [
  'new',
  'in_review',
  'awaiting_person',
  'awaiting_team',
  'escalated',
  'snoozed',
  'suppressed',
  'merged',
  'closed',
] as const;
export type DetectionStatus = (typeof DETECTION_STATUSES)[number];

/** Statuses that need action, now or later. */
export const OPEN_STATUSES = [
  'new',
  'in_review',
  'awaiting_person',
  'awaiting_team',
  'escalated',
  'snoozed',
] as const satisfies readonly DetectionStatus[];

/** How a detection is in the course of time; computed, never set manually. */
export const SUBSTATUSES = ['first_seen', 'ongoing', 'escalating', 'regressed'] as const;
export type Substatus = (typeof SUBSTATUSES)[number];

/** Verdict of a person. Closing requires one, and only closed detections have one. */
export const VERDICTS = [
  'confirmed',
  'authorised',
  'false_positive',
  'duplicate',
  'insufficient_data',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Reason. Each verdict has its own reasons, which determine the suggested tuning. */
export const VERDICT_REASONS = {
  confirmed: ['malicious', 'negligent', 'mistake', 'breach_without_loss'],
  authorised: ['business_flow', 'approved_exception', 'test'],
  false_positive: ['wrong_data_type', 'wrong_destination', 'threshold', 'wrong_person'],
  duplicate: [],
  insufficient_data: [],
} as const satisfies Record<Verdict, readonly string[]>;
export type VerdictReason = (typeof VERDICT_REASONS)[Verdict][number];

/** All reasons of all verdicts. */
export const ALL_VERDICT_REASONS: readonly VerdictReason[] = Object.values(VERDICT_REASONS).flat();

/** Due state of a detection. `none`: it is not open. */
export const DUE_STATES = ['overdue', 'today', 'later', 'none'] as const;
export type DueState = (typeof DUE_STATES)[number];

/**
 * Ways to sign in that the console can offer. Which of them it does is the configuration's:
 * `passkey` is WebAuthn, `sso` SAML or OpenID Connect of a tenant, found by the address typed.
 */
export const LOGIN_METHODS = [
  'password',
  'passkey',
  'sso',
  'oauth',
  'email_code',
  'magic_link',
  'enchanted_link',
  'sms_code',
  'voice_code',
  'whatsapp_code',
  'whatsapp_link',
] as const;
export type LoginMethod = (typeof LOGIN_METHODS)[number];
