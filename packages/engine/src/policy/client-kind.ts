export const CLIENT_KINDS = [
  'browser',
  'mobileApp',
  'syncClient',
  'commandLine',
  'script',
  'sdk',
  'bot',
] as const;
export type ClientKind = (typeof CLIENT_KINDS)[number];

/** User agent words, most specific first: most of them also contain `Mozilla`. */
const WORDS: readonly (readonly [ClientKind, RegExp])[] = [
  [
    'syncClient',
    /skydrivesync|onedrive|drivefs|googledrive|dropboxdesktop|box ?sync|\bsync client/i,
  ],
  [
    'commandLine',
    /\bcurl\/|\bwget\/|aws-cli|google-cloud-sdk|\bgcloud|azurecli|azure-cli|powershell|\bgh\/|\bgit\/|rclone|azcopy|s3cmd|kubectl|terraform|snowsql|\bgsutil/i,
  ],
  [
    'script',
    /python-requests|python-urllib|aiohttp|httpx|go-http-client|okhttp|axios|node-fetch|undici|libwww-perl|postmanruntime|java\/|ruby/i,
  ],
  [
    'sdk',
    /aws-sdk|boto3|botocore|google-api-|azsdk|\bsdk\b|snowflake (?:jdbc|odbc)|pythonconnector|jdbc_driver|odbc_driver|\bapi client/i,
  ],
  ['bot', /\bbot\b|bot\/|crawler|spider|slackbot|headless/i],
  [
    'mobileApp',
    /outlook-(?:ios|android)|cfnetwork|dalvik|mobile app|teamsmobile|okta ?verify|(?:ios|android)[- ]app/i,
  ],
  ['browser', /mozilla|chrome|safari|firefox|\bedge?\b|\bopera\b|\bbrowser\b|snowflake_ui/i],
];

/**
 * The kind of program that made a request, by its user agent, else by the vendor's name for the client.
 */
export function clientKind(userAgent: string | null, client: string | null): ClientKind | null {
  return kindIn(userAgent) ?? kindIn(client);
}

function kindIn(text: string | null): ClientKind | null {
  if (text === null) return null;
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}
