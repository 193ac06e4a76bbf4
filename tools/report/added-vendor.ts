import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../apps/server/src/platform/free-port.ts';
import { addExtension } from '../new/add-extension.ts';
import { SAMPLE_IDS } from '../new/sample-ids.ts';
import { scratchCopy } from '../new/scratch-copy.ts';
import {
  apiClient,
  itemsOf,
  numberOf,
  textOf,
  type ApiClient,
} from '../upgrade/make/api-client.ts';
import { runRelease } from '../upgrade/make/run-release.ts';

/** A vendor that the specification does not name, added as a folder and tried in the running product. */
export interface AddedVendor {
  id: string;
  /** Accepted records of a submitted one. */
  accepted: number;
  /** Events of it that Discovery lists. */
  inDiscovery: number;
}

const OWNER = { email: 'olga@report.example', password: 'invented horse of the report 7' };
const POLL_MS = 500;
const MOST_POLLS = 120;

/**
 * Scaffolds the vendor in a copy of the repository, starts the product from there, sends a record over the
 * interface and looks for it in Discovery. Nothing but the scaffold changes the copy.
 */
export async function addedVendor(root: string): Promise<AddedVendor> {
  const id = SAMPLE_IDS.connector;
  const copy = scratchCopy(root);
  const data = mkdtempSync(path.join(os.tmpdir(), 'waybill-report-'));
  try {
    await addExtension(copy.root, 'connector', id);
    const release = await runRelease(copy.root, {
      WAYBILL_DATA: data,
      WAYBILL_PORT: String(await freePort()),
    });
    try {
      const owner = await signedInOwner(release.address, release.setupToken ?? '');
      const token = await owner.call('POST', '/v1/integrations/tokens', {
        name: 'report',
        sourceId: id,
      });
      const sender = apiClient(release.address, {
        authorization: `Bearer ${textOf(token, 'secret')}`,
      });
      const answer = await sender.call('POST', `/v1/ingest/${id}`, [record(id)]);
      return { id, accepted: numberOf(answer, 'accepted'), inDiscovery: await eventsOf(owner) };
    } finally {
      await release.stop();
    }
  } finally {
    copy.remove();
    rmSync(data, { recursive: true, force: true });
  }
}

/** As the scaffold's own cases have it, but of today. */
function record(id: string): object {
  return {
    id: `entry-of-${id}`,
    action: 'file_uploaded',
    created_at: new Date().toISOString(),
    actor: { id: 'u-17', name: 'Mara Lind', email: 'mara.lind@report.example' },
    item: { id: 'f-4', name: 'Price list 2026.xlsx' },
    ip_address: '198.51.100.23',
  };
}

async function signedInOwner(address: string, setupToken: string): Promise<ApiClient> {
  const anybody = apiClient(address, {});
  await anybody.call('POST', '/v1/setup', {
    ...OWNER,
    token: setupToken,
    tenantName: 'Report',
    name: 'Olga Owner',
    ownDomains: ['report.example'],
  });
  const projectId = textOf(await anybody.call('GET', '/v1/config'), 'projectId');
  const session = await apiClient(address, { authorization: `Bearer ${projectId}` }).call(
    'POST',
    '/v1/auth/password/signin',
    { loginId: OWNER.email, password: OWNER.password, loginOptions: {} },
  );
  return apiClient(address, { 'session-token': textOf(session, 'sessionJwt') });
}

/** How many events Discovery lists of a tenant that nothing else was sent to, once they are stored. */
async function eventsOf(owner: ApiClient): Promise<number> {
  for (let poll = 0; poll < MOST_POLLS; poll += 1) {
    const { length } = itemsOf(await owner.call('GET', '/v1/flows/events?from=now-1d'));
    if (length > 0) return length;
    await delay(POLL_MS);
  }
  return 0;
}
