import { CollectFailure } from '../../collect-failure.ts';
import { textOf, valueAt } from '../../path-value.ts';
import { jsonOf, type VendorAnswer } from '../../vendor-answer.ts';
import { sendRequest } from '../send-request.ts';
import type { TransportRun } from '../transport-run.ts';
import { awsFailure } from './aws-failure.ts';
import { signRequest, type AwsKeys } from './sign-request.ts';

export interface SqsMessage {
  /** Needed to delete it; valid for this receipt alone. */
  receipt: string;
  body: string;
}

export interface SqsClient {
  /** Up to ten messages, hidden from others until the queue's visibility time is over. */
  receive(): Promise<SqsMessage[]>;
  /** Takes messages off the queue. */
  remove(messages: readonly SqsMessage[]): Promise<void>;
}

export interface SqsOptions {
  /** `https://sqs.<region>.amazonaws.com/<account>/<queue>` */
  queueUrl: string;
  region: string;
  keys: () => Promise<AwsKeys>;
  /** How long a request waits for the first message, seconds; 20 at most. */
  waitSec?: number;
}

/** As many as SQS hands out at once. */
const BATCH = 10;
/**
 * Long enough to fetch and store ten objects; afterwards messages are redelivered, and nothing is lost.
 */
const VISIBILITY_SEC = 900;

/** A client of the queue's JSON protocol. Its operations throw `CollectFailure`. */
export function createSqsClient(run: TransportRun, options: SqsOptions): SqsClient {
  if (!URL.canParse(options.queueUrl)) {
    throw new CollectFailure('config_invalid', 'The settings name no queue.');
  }
  const ask = (operation: string, parameters: object): Promise<VendorAnswer> => {
    const request = {
      method: 'POST',
      url: new URL('/', options.queueUrl),
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `AmazonSQS.${operation}`,
      },
      body: JSON.stringify({ QueueUrl: options.queueUrl, ...parameters }),
    };
    const place = { service: 'sqs', region: options.region } as const;
    return sendRequest(
      run,
      async () => signRequest(request, await options.keys(), { ...place, now: run.now() }),
      awsFailure,
    );
  };

  return {
    receive: async () => {
      const answer = await ask('ReceiveMessage', {
        MaxNumberOfMessages: BATCH,
        WaitTimeSeconds: options.waitSec ?? 5,
        VisibilityTimeout: VISIBILITY_SEC,
      });
      const found = valueAt(jsonOf(answer), 'Messages');
      return (Array.isArray(found) ? found : []).flatMap((message: unknown) => {
        const receipt = textOf(valueAt(message, 'ReceiptHandle'));
        return receipt === undefined
          ? []
          : [{ receipt, body: textOf(valueAt(message, 'Body')) ?? '' }];
      });
    },
    remove: async (messages) => {
      if (messages.length === 0) return;
      const entries = messages.map(({ receipt }, index) => ({
        Id: String(index),
        ReceiptHandle: receipt,
      }));
      // An undeleted one is redelivered; its records are known by then.
      await ask('DeleteMessageBatch', { Entries: entries });
    },
  };
}
