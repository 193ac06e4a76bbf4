import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { numberOf, textOf, type ApiClient } from './api-client.ts';
import { waitFor } from './triage.ts';

/** The values that are sealed, by the connection's name: the harness opens them again. */
export const SEALED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Jira of the fixture': {
    api_token: 'invented-jira-token-53',
    webhook_secret: 'invented-hook-53',
  },
  'Okta of the fixture': { api_token: 'invented-okta-token-53' },
  'AWS of the fixture': {
    secret_access_key: 'invented-aws-key-53',
    external_id: 'invented-external-id-53',
  },
  'Snowflake of the fixture': { private_key: 'invented-private-key-53' },
  'GitHub of the fixture': { token: 'invented-github-token-53' },
  'Slack of the fixture': { token: 'invented-slack-token-53' },
};

/** An integration that reads from a vendor on loopback, so that its streams have positions and runs. */
export async function connectLoopback(
  owner: ApiClient,
  address: string,
  base: string,
): Promise<void> {
  const name = 'Jira of the fixture';
  const made = await owner.call('POST', '/v1/integrations', {
    sourceId: 'jira',
    name,
    values: { site: base, email: 'waybill@aurora.example', ...SEALED[name] },
    streams: ['audit', 'users', 'webhook'],
  });
  const integrationId = textOf(made, 'integrationId');
  await waitFor(async () => {
    const runs = await owner.call('GET', `/v1/integrations/${integrationId}/runs`);
    return JSON.stringify(runs).includes('"endedAt":"');
  });
  await owner.call('POST', `/v1/integrations/${integrationId}/backfills`, {
    from: '2026-01-01T00:00:00.000Z',
    to: '2026-01-02T00:00:00.000Z',
  });
  const detail = Hooked.parse(await owner.call('GET', `/v1/integrations/${integrationId}`));
  const hook = detail.streams.find(({ hookPath }) => hookPath !== null);
  await deliver(`${address}${hook?.hookPath ?? ''}`, SEALED[name]?.['webhook_secret'] ?? '');
}

const Hooked = z.object({ streams: z.array(z.looseObject({ hookPath: z.string().nullable() })) });

/** A signed delivery, as the vendor's webhook sends it. */
async function deliver(address: string, secret: string): Promise<void> {
  const body = JSON.stringify({
    webhookEvent: 'jira:issue_updated',
    timestamp: Date.UTC(2026, 0, 2),
    user: { accountId: '5b10fixture', displayName: 'Mara Fixture' },
    issue: { id: '53', key: 'FIX-53', fields: { summary: 'Invented' } },
  });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature': `sha256=${signature}`,
  };
  const { status } = await fetch(address, { method: 'POST', headers, body });
  if (status >= 400) throw new Error(`The webhook answered ${status}`);
}

/** Integrations of the other transports. Nothing may be collected while they exist. */
export async function connectElsewhere(owner: ApiClient): Promise<void> {
  const connect = async (
    sourceId: string,
    name: string,
    values: Record<string, string>,
    streams: string[],
  ): Promise<void> => {
    const made = await owner.call('POST', '/v1/integrations', {
      sourceId,
      name,
      values: { ...values, ...SEALED[name] },
      streams,
    });
    const url = `/v1/integrations/${textOf(made, 'integrationId')}`;
    await owner.call('PATCH', url, { rev: numberOf(made, 'rev'), isPaused: true });
  };
  await connect('okta', 'Okta of the fixture', { domain: 'okta.fixture.example' }, ['system-log']);
  await connect(
    'aws',
    'AWS of the fixture',
    {
      access_key_id: 'AKIAFIXTURE000000053',
      role_arn: 'arn:aws:iam::111122223333:role/fixture',
      cloudtrail_bucket: 'fixture-trail',
    },
    ['cloudtrail'],
  );
  await connect(
    'snowflake',
    'Snowflake of the fixture',
    { account: 'fixture-53', user: 'WAYBILL', warehouse: 'READ' },
    ['access-history'],
  );
  await connect('slack', 'Slack of the fixture', { team_id: 'T53' }, ['audit']);
}

/** Streams of activity to elsewhere: one that is ahead, one that fails, and one that is paused. */
export async function makeExports(owner: ApiClient, base: string): Promise<void> {
  const make = async (name: string, address: string): Promise<string> =>
    textOf(
      await owner.call('POST', '/v1/exports', {
        name,
        kind: 'http',
        address,
        secret: 'Bearer invented-export-secret-53',
      }),
      'exportId',
    );
  await make('Delivered', `${base}/received`);
  await make('Refused', `${base}/refused`);
  const paused = await make('Paused', `${base}/received`);
  await owner.call('PATCH', `/v1/exports/${paused}`, { isPaused: true });
}
