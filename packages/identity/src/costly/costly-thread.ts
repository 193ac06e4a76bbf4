import { parentPort } from 'node:worker_threads';
import { AssertionRefused } from '../methods/saml/assertion-refused.ts';
import { checkResponse } from '../methods/saml/check-response.ts';
import { qrPicture } from '../methods/totp/qr-picture.ts';
import { passwordScore } from '../password/password-score.ts';
import { readIdpMetadata } from '../sso/idp-metadata.ts';
import type { Task } from './costly-tasks.ts';
import { READY } from './ready.ts';

/** Runs in a thread, one task at a time: XML, estimates of passwords, pictures. */
async function answerOf(task: Task): Promise<unknown> {
  switch (task.kind) {
    case 'response':
      return checkResponse(task.encoded, task);
    case 'metadata':
      return readIdpMetadata(task.text, task.entityId);
    case 'strength':
      return passwordScore(task.password, task.words);
    case 'picture':
      return qrPicture(task.text);
  }
}

/** Error messages can quote the input: only a refusal is reported in full. */
async function replyTo(task: Task): Promise<object> {
  try {
    return { answer: await answerOf(task) };
  } catch (error) {
    return error instanceof AssertionRefused ? { refused: error.reason } : { failed: true };
  }
}

parentPort?.on('message', (task: Task) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void replyTo(task).then((reply) => parentPort?.postMessage(reply));
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(READY);
