import type { ObjectStoreStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectorFailure } from '@waybill/contract';
import { CollectFailure, unlessCancelled } from '../../collect-failure.ts';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { PATIENT_RUNS } from '../../shape-records.ts';
import { positionOf, type StreamPosition } from '../../stream-position.ts';
import { Unreadable } from '../../unreadable.ts';
import {
  counted,
  requiredSetting,
  settingOf,
  untilEnd,
  type Pages,
  type TransportRun,
} from '../transport-run.ts';
import { roleKeys } from './assume-role.ts';
import { logFolders } from './log-folders.ts';
import { newObjects } from './new-objects.ts';
import { notifiedObjects, type NotifiedObject } from './notified-objects.ts';
import { objectRecords, type ObjectContent } from './object-records.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import type { AwsKeys } from './sign-request.ts';
import { createSqsClient } from './sqs-client.ts';

type Objects = ObjectStoreStream['objects'];

export interface CollectObjectsOptions extends TransportRun {
  stream: ObjectStoreStream;
  /** Address of the service that gives out roles, instead of Amazon's own. */
  roleEndpoint?: string;
  /** A run stops after this many objects and asks to be run again. */
  mostObjects?: number;
  /** How long a request to the queue waits for the first message, seconds. */
  waitSec?: number;
}

const MOST_OBJECTS = 1000;
/** Google's store supports the same protocol with its own keys (HMAC keys). */
const GOOGLE = 'https://storage.googleapis.com';

/**
 * One pass over a bucket: each page has the records of one object. With `list`, each page includes the
 * position of the object's folder; with `sqs` the queue keeps the position: its messages are deleted
 * when the page after their last one, or the end, is requested.
 */
export function collectObjects(
  options: CollectObjectsOptions,
): AsyncGenerator<CollectedPage, RunEnd> {
  return untilEnd(pagesOf(options), options.signal);
}

/** Shared state of one pass. */
interface Pass {
  run: CollectObjectsOptions;
  count: { requests: number };
  /** Objects that could be read so far. */
  sound: number;
  /** Keys of objects with unexpected content. */
  broken: string[];
  /** Objects refused by the store since the last readable one. */
  refused: Refused[];
  objects: Objects;
  place: { region: string; keys: () => Promise<AwsKeys>; endpoint?: string };
  most: number;
}

interface Refused {
  key: string;
  failure: CollectFailure;
}

async function* pagesOf(options: CollectObjectsOptions): Pages {
  const { objects } = options.stream;
  if (objects.store === 'azblob') {
    throw new CollectFailure('config_invalid', 'This store has no S3 interface.');
  }
  const { run, count } = counted(options);
  const region = requiredSetting(run, objects.region, 'The region');
  const endpoint =
    settingOf(run, objects.endpoint) || (objects.store === 'gcs' ? GOOGLE : undefined);
  const place = { region, keys: keysOf(run, region), ...(endpoint !== undefined && { endpoint }) };
  const most = run.mostObjects ?? MOST_OBJECTS;
  const pass: Pass = { run, count, sound: 0, broken: [], refused: [], objects, place, most };
  const hasMore = yield* objects.notify === 'sqs' ? fromQueue(pass) : fromList(pass);
  const [refused] = pass.refused;
  if (refused) throw refused.failure;
  // One broken object is set aside; if all are, the declaration is wrong.
  const [first, ...others] = pass.broken;
  if (first === undefined || others.length === 0 || pass.sound > 0) return hasMore;
  throw new CollectFailure(
    'invalid_response',
    `Objects could not be read: ${first} and ${others.length} more.`,
  );
}

function keysOf(run: CollectObjectsOptions, region: string): () => Promise<AwsKeys> {
  const { objects } = run.stream;
  const keys = {
    accessKeyId: requiredSetting(run, objects.accessKeyId, 'The access key'),
    secretAccessKey: requiredSetting(run, objects.secretAccessKey, 'The secret access key'),
  };
  const roleArn = settingOf(run, objects.roleArn);
  if (roleArn === '') return () => Promise.resolve(keys);
  const { roleEndpoint: endpoint } = run;
  return roleKeys(run, {
    keys,
    region,
    roleArn,
    externalId: settingOf(run, objects.externalId),
    ...(endpoint !== undefined && { endpoint }),
  });
}

async function* fromList(pass: Pass): Pages {
  const { run, objects } = pass;
  const bucket = requiredSetting(run, objects.bucket, 'The bucket');
  const client = createS3Client(run, { ...pass.place, bucket });
  let left = pass.most;
  let position: StreamPosition = run.position ?? { partitions: {} };
  for (const folder of await logFolders(client, settingOf(run, objects.prefix))) {
    const known = positionOf(run.position, folder.prefix);
    for (const object of await newObjects(client, folder, known, run.now())) {
      if (left === 0) return true;
      left -= 1;
      const content = await contentOf(pass, client, object);
      const time = Math.max(object.changedAt, positionOf(position, folder.prefix)?.time ?? 0);
      const moved = { marker: object.key, time };
      position = { partitions: { ...position.partitions, [folder.prefix]: moved } };
      // The position passes a refused object with the next one that can be read.
      if (content) yield { ...content, position, requests: pass.count.requests, late: 0 };
    }
  }
  return false;
}

async function* fromQueue(pass: Pass): Pages {
  const { run, objects, place } = pass;
  const queueUrl = requiredSetting(run, objects.queueUrl, 'The address of the queue');
  const { region, keys } = place;
  const waiting = run.waitSec === undefined ? {} : { waitSec: run.waitSec };
  const queue = createSqsClient(run, { queueUrl, region, keys, ...waiting });
  // Each message names its bucket; the setting only keeps others out.
  const only = settingOf(run, objects.bucket);
  const client = createS3Client(run, { ...place, bucket: only });
  const prefix = settingOf(run, objects.prefix);
  const position = run.position ?? { partitions: {} };
  let left = pass.most;
  while (left > 0) {
    const messages = await queue.receive();
    if (messages.length === 0) return false;
    for (const message of messages) {
      const found = notifiedObjects(message.body).filter(
        ({ bucket, key }) => (only === '' || bucket === only) && key.startsWith(prefix),
      );
      left = Math.max(0, left - found.length);
      const isRead = yield* announced(pass, client, { found, position });
      // By now its objects are committed. One that the store refuses stays with the queue, which knows
      // what is to become of messages that no one takes.
      if (isRead) await queue.remove([message]);
    }
  }
  return true;
}

/** The objects of a message. @returns false when the store refuses one of them. */
async function* announced(
  pass: Pass,
  client: S3Client,
  { found, position }: { found: readonly NotifiedObject[]; position: StreamPosition },
): Pages {
  let isRead = true;
  for (const named of found) {
    const content = await contentOf(pass, client, named);
    isRead &&= content !== null;
    if (content) yield { ...content, position, requests: pass.count.requests, late: 0 };
  }
  return isRead;
}

/** Failures that may concern a single object: its permissions, its key, its size. */
const OF_ONE_OBJECT: ReadonlySet<ConnectorFailure> = new Set([
  'permission_missing',
  'not_licensed',
  'config_invalid',
  'invalid_response',
]);
/** Consecutive refused objects before all of them count as refused. */
const MOST_REFUSED = 20;

/**
 * What an object holds, and what was set aside before it; one that is gone by now holds nothing. Null when the
 * store refuses it: that is set aside with the next one that can be read, and fails the run when none can.
 */
async function contentOf(
  pass: Pass,
  client: S3Client,
  { key, bucket }: { key: string; bucket?: string },
): Promise<ObjectContent | null> {
  let bytes: Uint8Array;
  try {
    bytes = await client.get(key, bucket);
  } catch (error) {
    const failure = ofObject(pass, error);
    if (failure.code === 'not_found') return { records: [] };
    pass.refused.push({ key, failure });
    if (pass.refused.length > MOST_REFUSED) throw failure;
    return isAlone(pass) ? withRefused(pass, { records: [] }) : null;
  }
  return withRefused(pass, recordsOf(pass, key, bytes));
}

/** The failure where it may be the object's; throws all others on. */
function ofObject({ run }: Pass, error: unknown): CollectFailure {
  // A key that no request can contain.
  if (!(error instanceof CollectFailure)) {
    unlessCancelled(run.signal);
    return new CollectFailure('invalid_response', 'The object cannot be asked for.');
  }
  const isStubborn = error.code === 'unavailable' && isPersistent(run);
  if (error.code !== 'not_found' && !isStubborn && !OF_ONE_OBJECT.has(error.code)) throw error;
  return error;
}

/** One object alone has failed in several runs: nothing else shows whether it is the only one. */
function isAlone({ run, refused, sound }: Pass): boolean {
  return refused.length === 1 && sound === 0 && isPersistent(run);
}

function isPersistent({ failures = 0 }: CollectObjectsOptions): boolean {
  return failures >= PATIENT_RUNS;
}

function recordsOf(pass: Pass, key: string, bytes: Uint8Array): ObjectContent {
  try {
    const content = objectRecords(bytes, pass.objects);
    pass.sound += 1;
    return content;
  } catch (error) {
    if (!(error instanceof CollectFailure)) throw error;
    pass.broken.push(key);
    return { records: [], unreadable: [new Unreadable(bytes, `object ${key}: ${error.message}`)] };
  }
}

function withRefused(pass: Pass, content: ObjectContent): ObjectContent {
  const refused = pass.refused.splice(0);
  if (refused.length === 0) return content;
  const aside = refused.map(
    ({ key, failure }) => new Unreadable(key, `object ${key}: ${failure.message}`),
  );
  return { ...content, unreadable: [...aside, ...(content.unreadable ?? [])] };
}
