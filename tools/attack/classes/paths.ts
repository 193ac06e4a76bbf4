import type { AttackClass, Judge } from '../arena/attack-class.ts';
import { jsonOf } from '../arena/judges.ts';

/** Files that are there, seen from the folder of the console and from the root. */
const FILES = [
  'etc/passwd',
  'proc/self/environ',
  'package.json',
  'apps/server/src/main.ts',
  'master.key',
  'instance.json',
];
const STEPS = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%252f',
  '..%5c',
  '..\\',
  '....//',
  '%c0%ae%c0%ae/',
  '..;/',
  '.%00./',
];
const PREFIXES = ['/', '/assets/', '/v1/', '/v1/auth/', '/pages/', '/npm/', '//', '/%2f', '/dev/'];
const DEPTH = 7;

const MALFORMED = ['%', '%zz', '%e0%a4%a', '%ff', '%c3%28', '%00', '%u0041', 'a%', '%2', '%%32%65'];
const WIRE = ['/v1/auth/', '/v1/mgmt/', '/v2/keys/', '/v1/flow/', '/v1/', '/v1/detections/', '/'];

/** Contents of the files above; a key is 64 hexadecimal digits and nothing else. */
const CONTENTS =
  /root:.*:0:0:|"waybill-workspace"|PATH=|databaseUrl|open-services|^[0-9a-f]{64}\s*$/;

const noFile: Judge = ({ status, text }) =>
  CONTENTS.test(text) ? `answered ${status} with a file of the machine` : null;

/** The clients of the provider find the reason in `errorCode`. */
const saysWhy: Judge = (answer, { path }) => {
  const isWire = /^\/v\d\/(?:auth|mgmt|keys|flow)\//.test(path);
  const reply = jsonOf(answer);
  const hasCode = typeof reply === 'object' && reply !== null && 'errorCode' in reply;
  if (isWire && !hasCode) return `answered ${answer.status} without an errorCode`;
  return noFile(answer, { method: 'GET', path });
};

export const attackClass: AttackClass = {
  title: 'Paths that leave their folder, and addresses that cannot be decoded',
  async run(arena) {
    const steps = arena.isShort ? STEPS.slice(0, 5) : STEPS;
    const paths = PREFIXES.flatMap((prefix) =>
      steps.flatMap((step) => FILES.map((file) => prefix + step.repeat(DEPTH) + file)),
    );
    await arena.each(paths, 8, (path) => arena.shoot('traversal', { method: 'GET', path }, noFile));
    const odd = WIRE.flatMap((prefix) => MALFORMED.map((part) => prefix + part));
    const headers = { authorization: `Bearer ${arena.projectId}` };
    await arena.each(odd, 8, (path) =>
      arena.shoot('malformed encoding', { method: 'GET', path, headers }, saysWhy),
    );
  },
};
