import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const COMMAND = 'openssl';
const HAS_COMMAND = spawnSync(COMMAND, ['version']).status === 0;

/** Creates a key and a self-signed certificate. */
function makeCertificate(folder: string): { cert: string; key: string } {
  const cert = path.join(folder, 'cert.pem');
  const key = path.join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = ['req', ...kind, '-days', '2', '-keyout', key, '-out', cert, ...subject];
  const { status, stderr } = spawnSync(COMMAND, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return { cert, key };
}

function getStatus(port: number, ca: Buffer): Promise<[number | undefined, unknown]> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, path: '/v1/health', ca };
    request(options, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers['strict-transport-security']]);
    })
      .on('error', reject)
      .end();
  });
}

// Without the command nothing here can create a certificate.
test.skipIf(!HAS_COMMAND)('serves HTTPS with the certificate of the configuration', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-tls-'));
  const { cert, key } = makeCertificate(folder);
  const environment = { WAYBILL_TLS_CERT_FILE: cert, WAYBILL_TLS_KEY_FILE: key };
  const app = await testApp({ environment });
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  expect(address).toMatch(/^https:/);
  const [status, transportSecurity] = await getStatus(
    Number(new URL(address).port),
    await readFile(cert),
  );
  expect(status).toBe(200);
  expect(transportSecurity).toBe('max-age=31536000; includeSubDomains');
  await app.close();
  await rm(folder, { recursive: true });
});
