import { setTimeout as delay } from 'node:timers/promises';
import { createOutbound } from '@waybill/outbound';
import { removeData, startInstallation } from '../../../e2e/support/installation.ts';
import { openCanary, openRedirector } from '../arena/canary.ts';
import { openMailSink } from '../arena/mail-sink.ts';
import type { Target } from '../arena/arena.ts';
import { openSeedingApp } from './seeding-app.ts';
import { openStores } from './open-stores.ts';
import { seedParty } from './seed-party.ts';
import { untilDerived } from './until-derived.ts';
import { watchVictim } from './watch-victim.ts';

/** The one host inside the network that the operator has allowed. */
const ALLOWED_HOST = '127.0.0.77';
const HOUR_MS = 3_600_000;
const BATCH = 100;
const LOOK_MS = 500;
const QUIET_LOOKS = 4;

export interface StartedTarget extends Target {
  stop(): Promise<void>;
}

/** Starts the product with two tenants that have one of everything. */
export async function startTarget(): Promise<StartedTarget> {
  const mail = await openMailSink();
  const canary = await openCanary();
  const redirector = await openRedirector(ALLOWED_HOST);
  const installation = await startInstallation({
    environment: {
      SMTP_URL: mail.url,
      MAIL_FROM: 'Waybill <waybill@ours.example>',
      OUTBOUND_ALLOW: ALLOWED_HOST,
      WAYBILL_LOG_LEVEL: 'error',
    },
  });
  const stores = await openStores(installation.dataFolder);
  const origin = `http://localhost:${new URL(installation.address).port}`;
  const app = await openSeedingApp({ stores, origin });
  const past = await openSeedingApp({ stores, origin, behindMs: HOUR_MS });
  const all = await seedParty(app, past, 'victim');
  const attacker = await seedParty(app, past, 'attacker');
  const shared = new Set([...attacker.markers, ...Object.values(attacker.ids)]);
  const victim = { ...all, markers: all.markers.filter((marker) => !shared.has(marker)) };
  // The change of members triggers the check of restricted cases immediately.
  await createUsers(app, ['first@people.example'], installation.address);
  const changesOfVictim = await watchVictim(stores, victim);
  await settled(changesOfVictim);
  let made = 0;
  return {
    address: installation.address,
    projectId: app.identity.projectId,
    victim,
    attacker,
    canary,
    mail,
    oneOf: 1,
    openOutbound: createOutbound,
    redirector: redirector.base,
    untilDerived: () => untilDerived(installation.address),
    changesOfVictim,
    async knownLoginIds(count) {
      const loginIds = Array.from({ length: count }, () => `known${(made += 1)}@people.example`);
      for (let from = 0; from < count; from += BATCH) {
        await createUsers(app, loginIds.slice(from, from + BATCH));
      }
      return loginIds;
    },
    async stop() {
      await app.close();
      await past.close();
      await stores.close();
      await installation.stop();
      await removeData(installation);
      await redirector.close();
      await canary.close();
      await mail.close();
    },
  };
}

/** Waits until no background work on the victim's data is left. */
async function settled(changes: () => Promise<string[]>): Promise<void> {
  for (let quiet = 0; quiet < QUIET_LOOKS;) {
    await delay(LOOK_MS);
    quiet = (await changes()).length === 0 ? quiet + 1 : 0;
  }
}

async function createUsers(
  { identity, identityBaseUrl }: Awaited<ReturnType<typeof openSeedingApp>>,
  loginIds: readonly string[],
  address = identityBaseUrl,
): Promise<void> {
  const reply = await fetch(`${address}/v1/mgmt/user/create/batch`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${identity.projectId}:${identity.managementKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      users: loginIds.map((loginId) => ({ loginId, email: loginId, verifiedEmail: true })),
    }),
  });
  if (!reply.ok) throw new Error(`Creating users answered ${reply.status}: ${await reply.text()}`);
}
