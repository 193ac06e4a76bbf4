// Verifies an evidence pack: node verify-pack.mjs [folder] [id of the signing key]
// Needs Node 18 or later and nothing else. Exit code: 0 valid, 3 changed, incomplete or signed by another key.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [folder = '.', trustedKey] = process.argv.slice(2);
const read = (name) => readFileSync(path.join(folder, name));
const sha256 = (content) => createHash('sha256').update(content).digest('hex');
const faults = [];
const say = (line) => process.stdout.write(`${line}\n`);
const warn = (line) => process.stderr.write(`${line}\n`);

const manifestBytes = read('manifest.json');
const manifest = JSON.parse(manifestBytes.toString('utf8'));
const { signature, publicKey } = JSON.parse(read('signature.json').toString('utf8'));
const der = Buffer.from(publicKey, 'base64');
const key = createPublicKey({ key: der, format: 'der', type: 'spki' });

if (sha256(der) !== manifest.keyId) faults.push('signature.json: not the key of the manifest');
if (trustedKey && trustedKey !== manifest.keyId)
  faults.push(`signed by another key: ${manifest.keyId}`);
if (!verify(null, manifestBytes, key, Buffer.from(signature, 'base64'))) {
  faults.push('manifest.json: the signature does not match');
}
const listed = new Map(manifest.files.map((file) => [file.name, file.sha256]));
for (const [name, expected] of listed) {
  try {
    if (sha256(read(name)) !== expected) faults.push(`${name}: changed`);
  } catch {
    faults.push(`${name}: missing`);
  }
}
const unsigned = new Set(['manifest.json', 'signature.json']);
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const name = path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name));
  const slashed = name.split(path.sep).join('/');
  if (entry.isFile() && !listed.has(slashed) && !unsigned.has(slashed))
    faults.push(`${slashed}: added`);
}
for (const fault of faults) warn(fault);
say(faults.length === 0 ? `Valid: ${listed.size} files of ${manifest.subject}` : 'NOT VALID');
say(`Signed ${manifest.createdAt} by key ${manifest.keyId}`);
if (!trustedKey) say('Compare the key with "waybill audit key list".');
process.exitCode = faults.length === 0 ? 0 : 3;
