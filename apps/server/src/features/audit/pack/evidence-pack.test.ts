import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { DetectionDetail } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../../testing/drive-records.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../testing/test-app.ts';
import { sealAll } from '../sealing/seal-entries.ts';

const Detections = z.object({ items: z.array(z.object({ detectionId: z.string() })) });
const Case = z.object({ caseId: z.string() });

let app: TestApp;
let owner: TestMember;
let detectionId: string;
let folder: string;

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'waybill-pack-'));
  await sendRecords(app, owner.tenantId, [
    publicShare({
      id: 1,
      at: Date.now(),
      person: 'ann@ours.example',
      folder: 'Plans',
      title: 'Plan <b>x</b>.xlsx',
    }),
  ]);
  const { items } = Detections.parse((await owner.call('GET', '/v1/detections')).json);
  detectionId = items[0]?.detectionId ?? '';
  await sealAll(app.services, owner.tenantId);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

async function packOf(url: string, member = owner): Promise<Buffer> {
  const reply = await app.app.inject({
    method: 'GET',
    url,
    headers: { 'session-token': member.sessionToken },
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

/** Files of an archive, by its directory as any program reads it. */
function filesOf(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = zip.readUInt32LE(at + 24);
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(name, zip.subarray(start, start + size));
    at += 46 + nameLength;
  }
  return files;
}

async function unpacked(name: string, files: ReadonlyMap<string, Buffer>): Promise<string> {
  const target = path.join(folder, name);
  await mkdir(target, { recursive: true });
  for (const [file, content] of files) await writeFile(path.join(target, file), content);
  return target;
}

/** Runs the program of the pack with Node alone, in a folder without the product. */
async function verified(
  target: string,
  ...more: string[]
): Promise<{ code: number; text: string }> {
  const run = promisify(execFile)(process.execPath, ['verify-pack.mjs', '.', ...more], {
    cwd: target,
    env: {},
  });
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

test('a pack of a detection is verified by Node alone, and every change is named', async () => {
  const files = filesOf(await packOf(`/v1/detections/${detectionId}/evidence-pack`));
  const target = await unpacked('fine', files);
  const fine = await verified(target);
  expect(fine).toEqual({ code: 0, text: expect.stringMatching(/^Valid: 4 files of DET-\d+/) });
  const keyId = /key ([0-9a-f]{64})/.exec(fine.text)?.[1] ?? '';
  expect(await verified(target, keyId)).toMatchObject({ code: 0 });
  expect(await verified(target, '0'.repeat(64))).toMatchObject({ code: 3 });
  const name = [...files.keys()].find((file) => /^DET-\d+\.json$/.test(file)) ?? '';
  expect(DetectionDetail.parse(JSON.parse(String(files.get(name)))).detectionId).toBe(detectionId);
  expect(String(files.get('report.html'))).not.toContain('<b>x</b>');
  await writeFile(path.join(target, name), `${String(files.get(name))} `);
  await writeFile(path.join(target, 'more.txt'), 'x');
  await rm(path.join(target, 'report.html'));
  const changed = await verified(target);
  expect(changed.code).toBe(3);
  expect(changed.text).toContain(`${name}: changed`);
  expect(changed.text).toContain('more.txt: added');
  expect(changed.text).toContain('report.html: missing');
  const manifest = String(await readFile(path.join(target, 'manifest.json')));
  await writeFile(path.join(target, 'manifest.json'), manifest.replace('DET-', 'DET-9'));
  expect((await verified(target)).text).toContain('the signature does not match');
});

test('a pack of a case has its detections, and a restricted case has one for its members only', async () => {
  const opened = await owner.call('POST', '/v1/cases', {
    title: 'Leak',
    kind: 'accidental_share',
    detectionIds: [detectionId],
  });
  const { caseId } = Case.parse(opened.json);
  const files = filesOf(await packOf(`/v1/cases/${caseId}/evidence-pack`));
  expect([...files.keys()].filter((file) => /^(CASE|DET)-\d+\.json$/.test(file))).toHaveLength(2);
  expect(await verified(await unpacked('case', files))).toMatchObject({ code: 0 });
  const auditor = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Aud' });
  await packOf(`/v1/cases/${caseId}/evidence-pack`, auditor);
  const analyst = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Ana' });
  expect(await analyst.call('GET', `/v1/cases/${caseId}/evidence-pack`)).toMatchObject({
    status: 403,
  });
  await app.db.owner.query(
    `UPDATE detection_case SET is_restricted = true, restricted_at = now() WHERE case_id = $1`,
    [caseId],
  );
  for (const url of [`/v1/cases/${caseId}`, `/v1/detections/${detectionId}`]) {
    expect(await auditor.call('GET', `${url}/evidence-pack`)).toMatchObject({ status: 404 });
  }
  const { rows } = await app.db.owner.query(
    `SELECT action, count(*)::integer FROM audit_entry WHERE tenant_id = $1 AND action LIKE '%pack_exported'
     GROUP BY 1 ORDER BY 1`,
    [owner.tenantId],
  );
  expect(rows).toEqual([
    { action: 'case.pack_exported', count: 2 },
    { action: 'detection.pack_exported', count: 1 },
  ]);
});
