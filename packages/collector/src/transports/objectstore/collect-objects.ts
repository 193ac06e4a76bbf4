import type { ObjectStoreStream } from '@waybill/connectors/kit/declaration/declaration';
import { CollectFailure } from '../../collect-failure.ts';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { positionOf, type StreamPosition } from '../../stream-position.ts';
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
import { notifiedObjects } from './notified-objects.ts';
import { objectRecords } from './object-records.ts';
import { createS3Client, type S3Client } from './s3-client.ts';
import type { AwsKeys } from './sign-request.ts';
import { createSqsClient } from './sqs-client.ts';

type Objects = ObjectStoreStream['objects'];

export interface CollectObjectsOptions extends TransportRun {
  stream: ObjectStoreStream;
  /** Address of the service that gives out roles, in place of Amazon's own. */
  roleEndpoint?: string;
  /** A run stops after so many objects and asks to be run again. */
  mostObjects?: number;
  /** How long a request to the queue waits for the first message, seconds. */
  waitSec?: number;
}

const MOST_OBJECTS = 1000;
/** Google's store speaks the same protocol with keys of its own kind (HMAC keys). */
const GOOGLE = 'https://storage.googleapis.com';

/**
 * One pass over a bucket: each page holds the records of one object. With `list`, the position of the
 * object's folder goes with them; with `sqs` the queue keeps the position: its messages are deleted
 * when the page after their last one, or the end, is asked for.
 */
export function collectObjects(
  options: CollectObjectsOptions,
): AsyncGenerator<CollectedPage, RunEnd> {
  return untilEnd(pagesOf(options), options.signal);
}

/** What the parts of one pass share. */
interface Pass {
  run: CollectObjectsOptions;
  count: { requests: number };
  /** Objects that could not be read; the pass goes on behind them and says so at its end. */
  unreadable: string[];
  objects: Objects;
  place: { region: string; keys: () => Promise<AwsKeys>; endpoint?: string };
  most: number;
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
  const pass: Pass = { run, count, unreadable: [], objects, place, most };
  const hasMore = yield* objects.notify === 'sqs' ? fromQueue(pass) : fromList(pass);
  const [first] = pass.unreadable;
  if (first === undefined) return hasMore;
  const which = pass.unreadable.length === 1 ? '' : ` and ${pass.unreadable.length - 1} more`;
  throw new CollectFailure('invalid_response', `Objects could not be read: ${first}${which}.`);
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
      yield { ...(content ?? { records: [] }), position, requests: pass.count.requests, late: 0 };
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
      let isRead = true;
      for (const named of found) {
        const content = await contentOf(pass, client, named);
        isRead &&= content !== null;
        yield { ...(content ?? { records: [] }), position, requests: pass.count.requests, late: 0 };
      }
      // By now its objects are committed. One that cannot be read stays with the queue, which knows
      // what is to become of messages that nobody takes.
      if (isRead) await queue.remove([message]);
    }
  }
  return true;
}

/** Records of an object; null when it cannot be read. One that is gone by now holds nothing. */
async function contentOf(
  pass: Pass,
  client: S3Client,
  { key, bucket }: { key: string; bucket?: string },
): Promise<Pick<CollectedPage, 'records' | 'texts'> | null> {
  try {
    return objectRecords(await client.get(key, bucket), pass.objects);
  } catch (error) {
    if (!(error instanceof CollectFailure)) throw error;
    if (error.code === 'not_found') return { records: [] };
    if (error.code !== 'invalid_response' && error.code !== 'schema_changed') throw error;
    pass.unreadable.push(key);
    return null;
  }
}
