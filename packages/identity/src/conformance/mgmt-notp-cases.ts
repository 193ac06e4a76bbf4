import type { ConformanceCases } from './conformance-case.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields } from './mgmt-expect.ts';

const PATH = '/v1/mgmt/notp/received';
const RECEIVED = `POST ${PATH}`;

/** A screen that waits for the message of the phone; the text of the message. */
async function waiting(kit: ConformanceKit, phone: string) {
  const screen = kit.client();
  const { pendingRef, redirectUrl } = expectOk(await screen.sdk.notp.signIn(phone));
  const text = new URL(redirectUrl).searchParams.get('text') ?? '';
  return { text, wait: () => screen.post('/v1/auth/notp/pending-session', { pendingRef }) };
}

export const cases: ConformanceCases = [
  {
    endpoint: RECEIVED,
    name: 'lets the screen in when the phone has sent the text',
    async run(kit) {
      const { loginId: phone, userId } = await kit.phoneUser('sender');
      const { text, wait } = await waiting(kit, phone);
      expectError(await wait(), 'E066103', 401);
      const from = phone.slice(1);
      expectFields(expectOk(await postManagement(kit, PATH, { from, text })), { approved: true });
      expectFields(Object(expectOk(await wait())['user']), { userId });
    },
  },
  {
    endpoint: RECEIVED,
    name: 'lets nobody in for another phone, or another text',
    async run(kit) {
      const { loginId: phone } = await kit.phoneUser('sender');
      const other = await kit.phoneUser('other');
      const { text, wait } = await waiting(kit, phone);
      const chat = await postManagement(kit, PATH, { from: phone, text: 'See you at eight' });
      expectFields(expectOk(chat), { approved: false });
      expectError(await wait(), 'E066103', 401);
      const wrong = await postManagement(kit, PATH, { from: other.loginId, text });
      expectFields(expectOk(wrong), { approved: false });
      expectRefused(await wait(), 401);
    },
  },
  {
    endpoint: RECEIVED,
    name: 'refuses a message of no phone',
    async run(kit) {
      expectRefused(await postManagement(kit, PATH, { from: 'nobody', text: 'A text' }), 400);
      expectRefused(await postManagement(kit, PATH, { from: '+447700900000' }), 400);
    },
  },
];
