import { z } from 'zod';
import { itemsOf, textOf, type ApiClient } from './api-client.ts';
import { SEALED } from './integrations.ts';
import type { SourceRecord } from './records.ts';
import { waitFor } from './triage.ts';

const REPOSITORIES = ['fixture/opened', 'fixture/asked', 'fixture/previewed'] as const;

/** Repositories that were made public. */
export function publicRepositories(at: number, domain: string): SourceRecord[] {
  return REPOSITORIES.map((repo, index) => ({
    sourceId: 'github',
    at: at + index,
    line: JSON.stringify({
      '@timestamp': at + index,
      _document_id: `document-${index}`,
      action: 'repo.access',
      actor: 'mara',
      actor_id: 53,
      external_identity_nameid: `mara@${domain}`,
      org: 'fixture',
      repo,
      visibility: 'public',
      previous_visibility: 'private',
    }),
  }));
}

const Options = z.object({
  options: z.array(z.object({ objectKey: z.string(), capability: z.string().nullable() })),
});
const Previewed = z.object({ remediation: z.object({ remediationId: z.string() }).nullable() });

/** Acts at the source: one that was carried out, one that waits for a second person, one looked at. */
export async function remediate(owner: ApiClient, second: ApiClient, base: string): Promise<void> {
  const name = 'GitHub of the fixture';
  await owner.call('POST', '/v1/integrations', {
    sourceId: 'github',
    name,
    values: { organization: 'fixture', api_url: base, ...SEALED[name] },
    streams: ['audit'],
  });
  // A preview takes the place of the one before, unless that was run.
  const opened = await preview(owner, REPOSITORIES[0]);
  await owner.call('POST', `/v1/remediations/${opened}/run`, { reason: 'It was a mistake' });
  await second.call('POST', `/v1/remediations/${opened}/approve`);
  const asked = await preview(owner, REPOSITORIES[1]);
  await owner.call('POST', `/v1/remediations/${asked}/run`, { reason: 'It was one as well' });
  await preview(owner, REPOSITORIES[2]);
  const detectionId = await detectionOf(owner, REPOSITORIES[0]);
  await waitFor(async () => {
    const listed = await owner.call('GET', `/v1/detections/${detectionId}/remediations`);
    return itemsOf(listed).some((item) => !['asked', 'approved'].includes(textOf(item, 'state')));
  });
}

async function detectionOf(owner: ApiClient, repository: string): Promise<string> {
  const found = await owner.call('GET', `/v1/detections?q=${encodeURIComponent(repository)}`);
  const [item] = itemsOf(found);
  if (!item) throw new Error(`No detection of ${repository}`);
  return textOf(item, 'detectionId');
}

/** Asks the source who would lose access. @returns the remediation that can be run. */
async function preview(owner: ApiClient, repository: string): Promise<string> {
  const url = `/v1/detections/${await detectionOf(owner, repository)}/remediations`;
  const { options } = Options.parse(await owner.call('GET', url));
  const option = options.find(({ capability }) => capability !== null);
  const { remediation } = Previewed.parse(
    await owner.call('POST', url, {
      capability: option?.capability,
      objectKey: option?.objectKey,
    }),
  );
  return remediation?.remediationId ?? '';
}
