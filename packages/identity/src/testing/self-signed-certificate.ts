import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and its certificate, as providers in tests have; regenerated, so that none is stored. */
export interface CertifiedKey {
  privateKey: string;
  /** PEM. */
  certificate: string;
}

const SHA256_WITH_RSA = '300d06092a864886f70d01010b0500';
const COMMON_NAME = '0603550403';

export function selfSignedCertificate(commonName = 'Test'): CertifiedKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = Buffer.from(SHA256_WITH_RSA, 'hex');
  const name = der(0x30, der(0x31, der(0x30, Buffer.from(COMMON_NAME, 'hex'), text(commonName))));
  const validity = der(0x30, time('20200101000000Z'), time('20990101000000Z'));
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  const serial = der(0x02, Buffer.from([1]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(0x30, version, serial, algorithm, name, validity, name, key);
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = der(0x30, body, algorithm, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n'),
  };
}

/** Tag, length and contents, X.690. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function text(value: string): Buffer {
  return der(0x0c, Buffer.from(value));
}

function time(value: string): Buffer {
  return der(0x18, Buffer.from(value));
}
