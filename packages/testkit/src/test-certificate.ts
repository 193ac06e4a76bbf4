import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A key and a certificate for it that is its own authority, as PEM. */
export interface TestCertificate {
  cert: string;
  key: string;
}

/** A certificate for `localhost` and 127.0.0.1, valid for an hour around now. */
export function testCertificate(): TestCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const name = sequence(
    der(
      0x31,
      sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost'))),
    ),
  );
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
  );
  const subjectNames = sequence(der(0x06, Buffer.from('551d11', 'hex')), der(0x04, names));
  const authority = sequence(
    der(0x06, Buffer.from('551d13', 'hex')),
    der(0x04, sequence(der(0x01, Buffer.from([0xff])))),
  );
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime(Date.now() - 1_800_000), utcTime(Date.now() + 1_800_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(authority, subjectNames)),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  return { cert: pem('CERTIFICATE', whole), key: pemKey(privateKey) };
}

/** One value of ASN.1 in its distinguished encoding. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content);
  const { length } = inside;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), inside]);
}

function sequence(...content: Buffer[]): Buffer {
  return der(0x30, ...content);
}

function utcTime(ms: number): Buffer {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}

function pem(kind: string, bytes: Buffer): string {
  const lines = bytes.toString('base64').replaceAll(/.{64}/g, '$&\n');
  return `-----BEGIN ${kind}-----\n${lines}\n-----END ${kind}-----\n`;
}

function pemKey(key: KeyObject): string {
  return String(key.export({ type: 'pkcs8', format: 'pem' }));
}
