/** Placeholder for the file that the vendor exports. */
const FILE = 'activity.json';

/** The command that sends records from anywhere; quoted for POSIX shells. */
export function curlLine(origin: string, sourceId: string, secret: string): string {
  return [
    `curl -sS '${origin}/v1/ingest/${sourceId}' \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-binary @${FILE}`,
  ].join('\n');
}

/** The command for the machine that runs Waybill; it needs no token. */
export function commandLine(sourceId: string): string {
  return `npx waybill ingest --source ${sourceId} ${FILE}`;
}
