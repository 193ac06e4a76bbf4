import { ownValue, type Place } from '@waybill/contract';
import { readOptions } from './command-options.ts';
import { OWN_DEVICE, placeOfUrl } from './destination-place.ts';
import { parseUrl } from './url-host.ts';

/** What a command line moves, and where. */
export interface CommandTransfer {
  /** Program, lower case, without `.exe`: `curl`, `aws s3`. */
  tool: string;
  movement: 'upload' | 'download';
  /** The remote end; null if the command line does not name one. */
  place: Place | null;
  /** The local file or folder that the command names first. */
  localPath: string | null;
}

/** Reads the words after the program; null without a transfer. */
type Tool = (words: readonly string[], program: string) => CommandTransfer | null;

/** Options of curl and wget whose next word is a value and no address. */
const VALUED = new Set(
  [
    '-H -u -o -A -b -c -e -x -m -w -K -E -r -y -Y -C -X -F -d -T -O -P -U',
    '--header --user --output --user-agent --cookie --cookie-jar --referer --proxy --max-time',
    '--write-out --config --cert --key --cacert --connect-timeout --retry --retry-delay --limit-rate',
    '--request --form --form-string --data --data-raw --data-binary --data-ascii --data-urlencode',
    '--json --upload-file --resolve --interface --range --proxy-user --post-data --post-file',
    '--body-data --body-file --method --output-document --directory-prefix --password --tries',
  ]
    .join(' ')
    .split(' '),
);
const SENDS =
  /^(?:-T|-F|-d|--upload-file|--form(?:-string)?|--data(?:-raw|-binary|-ascii|-urlencode)?|--json|--post-data|--post-file|--body-data|--body-file)$/;
const WRITES = /^(?:POST|PUT|PATCH)$/i;

/** curl and wget. `-O` of curl takes no value; that of wget does. */
const web: Tool = (words, program) => {
  const read = readOptions(words, (option) => VALUED.has(option) && !isCurlFlag(option, program));
  const url = read.values.get('--url') ?? read.plain.find((word) => placeOfUrl(word) !== null);
  const place = placeOfUrl(url);
  if (place === null) return null;
  const sent = [...read.values].find(([option]) => SENDS.test(option))?.[1];
  const method =
    read.values.get('-X') ?? read.values.get('--request') ?? read.values.get('--method');
  const isUpload = sent !== undefined || WRITES.test(method ?? '');
  const output = read.values.get('-o') ?? read.values.get('--output') ?? read.values.get('-O');
  return transfer(program, isUpload, place, isUpload ? sentFile(sent, read.values) : output);
};

function isCurlFlag(option: string, program: string): boolean {
  return program === 'curl' && (option === '-O' || option === '-P' || option === '-U');
}

/** `-T file`, `--post-file file`, `-d @file`, `-F name=@file;type=…`; data in the line itself is no file. */
function sentFile(sent: string | undefined, values: ReadonlyMap<string, string>): string | null {
  const whole = ['-T', '--upload-file', '--post-file', '--body-file'].map((name) =>
    values.get(name),
  );
  const at = sent?.indexOf('@') ?? -1;
  const isReference = at === 0 || sent?.charAt(at - 1) === '=';
  const named = at >= 0 && isReference ? sent?.slice(at + 1).split(';')[0] : undefined;
  return whole.find((value) => value !== undefined) ?? named ?? null;
}

/** PowerShell: Invoke-WebRequest and Invoke-RestMethod. */
const powershellWeb: Tool = (words, program) => {
  const read = readOptions(words, (option) => option !== '-usebasicparsing', true);
  const url = read.values.get('-uri') ?? read.plain.find((word) => placeOfUrl(word) !== null);
  const place = placeOfUrl(url);
  if (place === null) return null;
  const file = read.values.get('-infile');
  const isUpload = file !== undefined || WRITES.test(read.values.get('-method') ?? '');
  return transfer(program, isUpload, place, isUpload ? file : read.values.get('-outfile'));
};

/** `user@host:path`, `host:path`, `scp://host/path`; a single letter before the colon is a drive. */
const REMOTE = /^(?:[^@:/\\\s]+@)?([^@:/\\\s]{2,}):(?!\/\/)/;

/** scp, rsync, sftp: the last place is the destination. */
const secureCopy: Tool = (words, program) => {
  const valued = program === 'rsync' ? /^-e$|^--(?:rsh|exclude|include|port)$/ : /^-[cFiJloPSDX]$/;
  const { plain } = readOptions(words, (option) => valued.test(option));
  const ends = plain.map((word) => remotePlace(word) ?? sessionPlace(word, program));
  const last = ends.at(-1) ?? null;
  const place = last ?? ends.find((end) => end !== null) ?? null;
  if (place === null) return null;
  // An sftp session shows on its own only whom it talks to.
  const isUpload = last !== null && (program === 'sftp' || plain.length > 1);
  return transfer(
    program,
    isUpload,
    place,
    plain.find((_, index) => ends[index] === null),
  );
};

/** `sftp ann@host` names no path. */
function sessionPlace(word: string, program: string): Place | null {
  return program === 'sftp' ? remotePlace(`${word}:`) : null;
}

function remotePlace(word: string): Place | null {
  if (word.includes('://')) return placeOfUrl(word);
  const host = REMOTE.exec(word)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  return placeOfUrl(host) ?? { kind: 'host', name: host, host, container: null, account: null };
}

/** rclone: `remote:path`, where the remote is explained in the tool's own settings. */
const rclone: Tool = (words) => {
  const { plain } = readOptions(words, (option) =>
    /^--(?:config|include|exclude|filter)$/.test(option),
  );
  const [verb = '', from = '', to = ''] = plain;
  if (!/^(?:copy|copyto|sync|move|moveto|rcat|bisync)$/.test(verb)) return null;
  const source = rcloneRemote(from);
  const target = verb === 'rcat' ? source : rcloneRemote(to);
  const remote = target ?? source;
  if (remote === null) return null;
  return transfer('rclone', target !== null, internetPlace(remote), target && !source ? from : to);
};

function rcloneRemote(word: string): string | null {
  return /^(:?[^/\\:\s]{2,}):/.exec(word)?.[1] ?? null;
}

/** A named remote end with an unknown host. */
function internetPlace(container: string): Place {
  return { kind: 'internet', name: 'Internet', host: null, container, account: null };
}

/** Object stores: `aws s3 cp`, `s3cmd put`, `gsutil cp`, `gcloud storage cp`, `azcopy copy`. */
const objectStore: Tool = (words, program) => {
  const { plain, values } = readOptions(words, (option) => STORE_VALUED.test(option));
  const verbAt = plain.findIndex((word) => STORE_VERB.test(word));
  if (verbAt < 0) return null;
  const [from, to] = plain.slice(verbAt + 1);
  const endpoint = values.get('--endpoint-url');
  const target = storePlace(to, endpoint);
  const place = target ?? storePlace(from, endpoint);
  if (place === null) return null;
  const isUpload = target !== null;
  return transfer(ownValue(STORE_NAMES, program) ?? program, isUpload, place, isUpload ? from : to);
};
const STORE_VERB = /^(?:cp|mv|sync|rsync|copy|put|get)$/;
const STORE_VALUED =
  /^--(?:profile|region|endpoint-url|acl|sse|storage-class|exclude|include|project|account)$|^-[hou]$/;
const STORE_NAMES: Readonly<Record<string, string>> = { aws: 'aws s3', gcloud: 'gcloud storage' };

function storePlace(word: string | undefined, endpoint: string | undefined): Place | null {
  const match = /^(s3|gs):\/\/([^/]+)/.exec(word ?? '');
  if (!match) return word?.startsWith('https://') ? placeOfUrl(word) : null;
  const [, scheme, container = null] = match;
  const other = endpoint === undefined ? null : placeOfUrl(endpoint);
  if (other !== null) return { ...other, container };
  const app = { kind: 'app', container, account: null } as const;
  return scheme === 's3'
    ? { ...app, name: 'AWS S3', host: 's3.amazonaws.com' }
    : { ...app, name: 'Google Cloud', host: 'storage.googleapis.com' };
}

/** A repository of a host: `https://host/owner/name.git`, `git@host:owner/name.git`. */
function ownedPlace(remote: string): Place | null {
  const place = remotePlace(remote);
  if (place === null) return null;
  const path = remote.includes('://') ? parseUrl(remote)?.pathname : remote.split(':')[1];
  const [owner, name] = (path ?? '')
    .replace(/^\//, '')
    .replace(/\.git$/, '')
    .split('/');
  if (!owner || !name) return place;
  return { ...place, container: `${owner}/${name}`, account: owner.toLowerCase() };
}

/** git push sends, clone, fetch and pull bring; a remote's mere name says no host. */
const git: Tool = (words) => {
  const { plain } = readOptions(words, (option) =>
    /^-[Cc]$|^--(?:git-dir|work-tree)$/.test(option),
  );
  const [verb = '', remote] = plain;
  if (!/^(?:push|clone|fetch|pull)$/.test(verb)) return null;
  const place = remote === undefined ? null : (ownedPlace(remote) ?? internetPlace(remote));
  return transfer('git', verb === 'push', place, verb === 'clone' ? plain[2] : null);
};

function transfer(
  tool: string,
  isUpload: boolean,
  place: Place | null,
  localPath: string | null | undefined,
): CommandTransfer | null {
  // Talking to the own machine moves nothing.
  if (place === OWN_DEVICE) return null;
  return { tool, movement: isUpload ? 'upload' : 'download', place, localPath: localPath || null };
}

/** Each tool under the name of its program. */
export const TRANSFER_TOOLS: Readonly<Record<string, Tool>> = {
  curl: web,
  wget: web,
  'invoke-webrequest': powershellWeb,
  'invoke-restmethod': powershellWeb,
  iwr: powershellWeb,
  irm: powershellWeb,
  scp: secureCopy,
  pscp: secureCopy,
  sftp: secureCopy,
  rsync: secureCopy,
  rclone,
  aws: objectStore,
  s3cmd: objectStore,
  s5cmd: objectStore,
  gsutil: objectStore,
  gcloud: objectStore,
  azcopy: objectStore,
  git,
};
