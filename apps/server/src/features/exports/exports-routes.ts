import { randomUUID } from 'node:crypto';
import { exportRoutes } from '@waybill/contract';
import { createOutbound, type Outbound } from '@waybill/outbound';
import type { Transaction } from '@waybill/store';
import type { Services } from '../../http/feature.ts';
import { implement, type BoundRoute } from '../../http/implement.ts';
import { AppError } from '../../platform/app-error.ts';
import { boxFor } from '../../platform/secret-box.ts';
import { requireAllData } from '../scopes/require-all-data.ts';
import { bucketAddress, isPostAddress, syslogAddress } from './export-address.ts';
import { EXPORT_SECRETS, exportOf, listExports, requireExport } from './export-rows.ts';
import { activityLines } from './ocsf-lines.ts';

const DAY_MS = 86_400_000;
const MOST_EVENTS = 1_000_000;

interface NewExport {
  name: string;
  kind: 'http' | 's3' | 'syslog';
  content: 'activity' | 'audit';
  lockDays?: number | undefined;
  address: string;
  endpoint?: string | undefined;
  region?: string | undefined;
  accessKeyId?: string | undefined;
  secret?: string | undefined;
}

export function exportRouteHandlers(services: Services): BoundRoute[] {
  const { database, keyFor, log, now, config } = services;
  // Checked like in the sender: what it would refuse is refused on creation.
  const outbound = createOutbound({ allow: config.outboundAllow });
  const box = boxFor(keyFor, EXPORT_SECRETS);

  async function create(tx: Transaction, tenantId: number, body: NewExport): Promise<string> {
    const exportId = randomUUID();
    const place = { tenantId, ownerId: exportId, fieldId: 'secret' };
    await tx.query(
      `INSERT INTO export_stream (tenant_id, export_id, name, kind, address, endpoint, region,
         access_key_id, sealed_secret, content, lock_days, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
         CASE $10 WHEN 'audit' THEN 0 ELSE (SELECT coalesce(max(batch_id), 0) FROM export_batch) END)`,
      [
        tenantId,
        exportId,
        body.name,
        body.kind,
        body.address,
        body.endpoint ?? null,
        body.region ?? null,
        body.accessKeyId ?? null,
        body.secret === undefined ? null : box.seal(place, body.secret),
        body.content,
        body.lockDays ?? null,
      ],
    );
    return exportId;
  }

  return implement(exportRoutes, {
    '/v1/activity/ocsf': {
      GET: ({ query, caller }) => {
        const from = new Date(query.from ?? now() - DAY_MS);
        const to = new Date(query.to ?? now());
        const limit = query.limit ?? MOST_EVENTS;
        return Promise.resolve({
          contentType: 'application/x-ndjson; charset=utf-8',
          fileName: `activity-${to.toISOString().slice(0, 10)}.ocsf.ndjson`,
          body: activityLines({ database, log }, { tenantId: caller.tenantId, from, to, limit }),
        });
      },
    },
    '/v1/exports': {
      GET: async ({ caller }) => {
        const rows = await database.snapshot(caller.tenantId, listExports);
        return { items: rows.map((row) => exportOf(row, now())) };
      },
      POST: async ({ body, caller }) => {
        requireAddress(body);
        if (body.content === 'audit' && !caller.permissions.has('audit:export')) {
          throw new AppError('permission.missing', { detail: 'Needs audit:export' });
        }
        await requireReachable(outbound, body);
        return database.tenant(caller.tenantId, async (tx) => {
          await requireAllData(tx);
          const exportId = await create(tx, caller.tenantId, body);
          return exportOf(await requireExport(tx, exportId), now());
        });
      },
    },
    '/v1/exports/{exportId}': {
      PATCH: ({ params, body, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          await tx.query(
            `UPDATE export_stream SET is_paused = $2, next_try_at = now()
             WHERE export_id::text = $1`,
            [params.exportId, body.isPaused],
          );
          return exportOf(await requireExport(tx, params.exportId), now());
        }),
      DELETE: ({ params, caller }) =>
        database.tenant(caller.tenantId, async (tx) => {
          const { export_id: exportId } = await requireExport(tx, params.exportId);
          await tx.query('DELETE FROM export_stream WHERE export_id = $1', [exportId]);
          return { exportId };
        }),
    },
  });
}

/** Throws `export.address_invalid` for an unusable address. */
async function requireReachable(outbound: Outbound, body: NewExport): Promise<void> {
  const [path, url] =
    body.kind === 's3'
      ? (['endpoint', body.endpoint] as const)
      : (['address', probeOf(body)] as const);
  if (url === undefined) return;
  const refusal = await outbound.refusalOf(url);
  if (!refusal) return;
  throw new AppError('export.address_invalid', { errors: [{ path, message: refusal.message }] });
}

/** What the outbound client is asked about: a syslog receiver may have any port, and needs TLS as a web server does. */
function probeOf({ kind, address }: NewExport): string | undefined {
  if (kind !== 'syslog') return address;
  const receiver = syslogAddress(address);
  if (!receiver) return undefined;
  return receiver.isTls ? `https://${receiver.host}` : `http://${receiver.authority}`;
}

/** Throws `export.address_invalid` naming what is missing. */
function requireAddress(body: NewExport): void {
  const faults: { path: string; message: string }[] = [];
  if (body.kind === 'syslog') {
    if (body.content !== 'audit') {
      faults.push({ path: 'kind', message: 'syslog receives the audit log only' });
    }
    if (syslogAddress(body.address) === null) {
      faults.push({
        path: 'address',
        message: 'must have the form syslog+tls://host:6514 or syslog+tcp://host:601',
      });
    }
  }
  if (body.lockDays !== undefined && body.kind !== 's3') {
    faults.push({ path: 'lockDays', message: 'is for buckets only' });
  }
  const needs = (path: 'region' | 'accessKeyId' | 'secret'): void => {
    if (!body[path]) faults.push({ path, message: 'is required for a bucket' });
  };
  if (body.kind === 'http' && !isPostAddress(body.address)) {
    faults.push({ path: 'address', message: 'must be an https address without credentials in it' });
  }
  if (body.kind === 's3') {
    if (bucketAddress(body.address) === null) {
      faults.push({ path: 'address', message: 'must have the form s3://bucket/prefix' });
    }
    needs('region');
    needs('accessKeyId');
    needs('secret');
  }
  if (faults.length > 0) throw new AppError('export.address_invalid', { errors: faults });
}
