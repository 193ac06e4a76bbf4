import { RuntimeConfig } from '@waybill/contract';
import type { Fixture, FixtureFacts, ReplayRecord } from '../fixture/fixture-files.ts';
import { apiClient, itemsOf, textOf, type ApiClient } from './api-client.ts';
import { badRecords } from './bad-records.ts';
import { openedFiles } from './drive-change.ts';
import { connectElsewhere, connectLoopback, makeExports, SEALED } from './integrations.ts';
import { loopbackVendor } from './loopback-vendor.ts';
import {
  addAccessKey,
  addAuthenticator,
  addEveryRole,
  addMember,
  addOrganisation,
  addPasskey,
  addSingleSignOn,
  agreed,
  FIXTURE_PASSWORD,
  sdkOf,
  setUp,
  signIn,
  type Management,
  type Organisation,
} from './people.ts';
import { makePolicies, makeReplayPolicy } from './policies.ts';
import { inventoryRecords, quietDays, recordSender, storyRecords } from './records.ts';
import { publicRepositories, remediate } from './remediations.ts';
import { detectionsOf, matchesOf } from './replay-day.ts';
import { derivesLater, reviewFlows, waitForDerived, waitForExports, waitForJobs } from './runs.ts';
import {
  changeSettings,
  choosePreferences,
  makeDataTypes,
  makeTypeExceptions,
} from './settings.ts';
import type { RunningRelease } from './run-release.ts';
import {
  giveVerdicts,
  makeByHand,
  openCases,
  saveViews,
  suppressReturning,
  untouchedDetections,
  workDetections,
} from './triage.ts';

const DAY_MS = 86_400_000;
const REPLAY_DOMAIN = 'borealis.example';

interface FillOptions {
  /** Starts the release on the databases, with further settings. */
  start: (more: Record<string, string>) => Promise<RunningRelease>;
  databaseUrl: string;
  managementKey: string;
  /** Copies both databases as they are. */
  copy: () => Promise<FixtureCopy>;
  /** Epoch milliseconds: every record is before it. */
  endAt: number;
}

interface FilledRelease {
  facts: Pick<
    FixtureFacts,
    'version' | 'password' | 'organisations' | 'people' | 'badDay' | 'sealed' | 'tokens' | 'replay'
  >;
  day: ReplayRecord[];
  /** Taken while the worker is frozen over a queue that holds jobs. */
  copy: FixtureCopy;
}

type FixtureCopy = Pick<Fixture, 'product' | 'identity'>;

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Drives a release until it holds everything that an upgrade must keep. */
export async function fillRelease(options: FillOptions): Promise<FilledRelease> {
  const vendor = await loopbackVendor(options.endAt);
  let release = await options.start({ WAYBILL_COLLECT_RUNS: '2' });
  try {
    tell(`The release runs at ${release.address}`);
    const aurora = await firstOrganisation(await managementOf(release, options), release, options);
    await connectLoopback(aurora.owner, release.address, vendor.base);
    await remediate(aurora.owner, aurora.members['Admin'] ?? aurora.owner, vendor.base);
    await makeExports(aurora.owner, vendor.base);
    const sender = recordSender(release.address, aurora.owner, () =>
      waitForDerived(options.databaseUrl),
    );
    await sender.send(openedFiles(options.endAt - 3 * DAY_MS, aurora.domain, 3));
    await waitForExports(options.databaseUrl);
    await release.stop();
    tell('The release starts again and collects nothing');
    release = await options.start({ WAYBILL_COLLECT_RUNS: '0' });
    return { ...(await fillFurther(release, aurora, options)), copy: await options.copy() };
  } finally {
    release.thawWorker();
    await release.stop();
    await vendor.close();
  }
}

/** Everything for which nothing may be collected, and at last a queue that no one processes. */
async function fillFurther(
  release: RunningRelease,
  before: Organisation,
  options: FillOptions,
): Promise<Omit<FilledRelease, 'copy'>> {
  const { endAt } = options;
  const management = await managementOf(release, options);
  const aurora = await signedInAgain(management, before);
  await connectElsewhere(aurora.owner);
  const borealis = await addOrganisation(management, { name: 'Borealis', domain: REPLAY_DOMAIN });
  const empty = await addOrganisation(management, { name: 'Cirrus', domain: 'cirrus.example' });
  await addAuthenticator(management, aurora);
  await addPasskey(management, aurora);
  await addAccessKey(management, aurora);
  await addSingleSignOn(management, aurora);
  // Nothing else works meanwhile, where the release can do without its worker.
  if (!(await derivesLater(options.databaseUrl))) release.freezeWorker();
  const { matches, day } = await replay(management, borealis, endAt);
  release.thawWorker();
  await waitForJobs(options.databaseUrl);
  const settled = (): Promise<void> => waitForDerived(options.databaseUrl);
  const sender = recordSender(release.address, aurora.owner, settled);
  // Each on its own: a release may answer one with a fault and keep another.
  for (const record of badRecords(endAt - DAY_MS, aurora.domain)) {
    await sender.send([record]).catch(() => tell(`Not taken in: ${record.line.slice(0, 120)}`));
  }
  release.freezeWorker();
  await leaveJobsWaiting(aurora.owner);
  const organisations = [];
  for (const organisation of [aurora, borealis, empty]) {
    const { tenantId, name, owner } = organisation;
    const detections = await detectionsOf(owner);
    organisations.push({ tenantId, name, ownerEmail: owner.email, detections });
  }
  const config = RuntimeConfig.parse(
    await apiClient(release.address, {}).call('GET', '/v1/config'),
  );
  const badDay = {
    tenantId: aurora.tenantId,
    from: new Date(endAt - DAY_MS).toISOString(),
    to: new Date(endAt - DAY_MS + 60_000).toISOString(),
  };
  return {
    facts: {
      version: config.version,
      password: FIXTURE_PASSWORD,
      organisations,
      people: [aurora, borealis, empty].flatMap(({ members }) =>
        Object.values(members).map(({ email }) => email),
      ),
      badDay,
      sealed: SEALED,
      tokens: { okta: await sender.secretOf('okta') },
      replay: { domain: REPLAY_DOMAIN, matches },
    },
    day,
  };
}

async function managementOf(
  { address }: RunningRelease,
  { databaseUrl, managementKey }: FillOptions,
): Promise<Management> {
  const config = await apiClient(address, {}).call('GET', '/v1/config');
  return { address, databaseUrl, managementKey, projectId: textOf(config, 'projectId') };
}

/** The organisation that holds something of everything. */
async function firstOrganisation(
  management: Management,
  release: RunningRelease,
  { endAt }: FillOptions,
): Promise<Organisation> {
  const set = await setUp(management, release.setupToken ?? '', {
    name: 'Aurora',
    domain: 'aurora.example',
  });
  const organisation = await addEveryRole(management, set);
  const { owner, members, domain } = organisation;
  await changeSettings(organisation);
  await choosePreferences(organisation);
  const types = await makeDataTypes(organisation);
  tell('Records are taken in');
  const sender = recordSender(management.address, owner, () =>
    waitForDerived(management.databaseUrl),
  );
  await sender.send(inventoryRecords(endAt, domain));
  const [first = [], second = []] = quietDays(endAt, domain);
  await sender.send(first);
  const keys = await makePolicies(owner, members['Admin'] ?? owner);
  await sender.send(second);
  await sender.send(storyRecords(endAt, domain));
  await sender.send(openedFiles(endAt - 2 * DAY_MS, domain, 40));
  await sender.send(publicRepositories(endAt - DAY_MS, domain));
  await sender.send([{ sourceId: 'slack', line: '{"no":"entry"}' }]);
  await makeTypeExceptions(organisation, types['pattern'] ?? '');
  tell('Detections are worked on');
  const leaver = await addMember(management, organisation, { first: 'Lou', role: 'Analyst L1' });
  const untouched = await untouchedDetections(owner);
  await openCases(organisation, untouched, leaver.userId);
  agreed(await sdkOf(management).management.user.delete(leaver.email));
  await giveVerdicts(organisation, untouched);
  await workDetections(organisation, untouched);
  await makeByHand(organisation, untouched.next());
  await saveViews(organisation);
  await suppressReturning(owner, sender, { at: endAt - 5 * DAY_MS, domain });
  await reviewFlows(organisation);
  await owner.call('POST', '/v1/sources/okta/remap');
  await owner.call('POST', '/v1/reclassifications');
  await owner.call('POST', '/v1/policies/backtest', { policyKey: keys['alerting'] });
  await waitForJobs(management.databaseUrl);
  return organisation;
}

async function signedInAgain(
  management: Management,
  organisation: Organisation,
): Promise<Organisation> {
  const owner = await signIn(management, organisation.owner.email);
  return { ...organisation, owner };
}

/** An organization with one policy of its own ingests a day. */
async function replay(
  { address, databaseUrl }: Management,
  { owner, domain }: Organisation,
  endAt: number,
): Promise<{ matches: FixtureFacts['replay']['matches']; day: ReplayRecord[] }> {
  await makeReplayPolicy(owner);
  const [, , , quiet = []] = quietDays(endAt, domain);
  const day = [...storyRecords(endAt, domain), ...quiet];
  await recordSender(address, owner, () => waitForDerived(databaseUrl)).send(day);
  const matches = await matchesOf(owner);
  tell(`The day of ${day.length} records raises ${matches.length} detections`);
  return { matches, day: day.map(({ sourceId, line }) => ({ sourceId, line })) };
}

/** What is asked for here waits in the queue of the fixture. */
async function leaveJobsWaiting(owner: ApiClient): Promise<void> {
  await owner.call('POST', '/v1/sources/slack/remap');
  await owner.call('POST', '/v1/reclassifications');
  const [one] = itemsOf(await owner.call('GET', '/v1/detections?limit=1&status=new'));
  await owner.call('POST', '/v1/detection-changes', {
    detectionIds: [one?.['detectionId']],
    change: { tags: { add: ['waiting'] } },
  });
}
