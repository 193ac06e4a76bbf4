import { freshAddress } from '../arena/send-shot.ts';
import type { Arena } from '../arena/arena.ts';
import type { AttackClass, Judge } from '../arena/attack-class.ts';

const VERIFY = '/v1/auth/otp/verify/email';
/** Maximum wrong codes before the caller must wait. */
const FREE = 5;

export const attackClass: AttackClass = {
  title: 'Codes guessed one after the other, from one address and from many',
  async run(arena) {
    const [known = ''] = await arena.knownLoginIds(1);
    for (const loginId of [known, 'nobody-has-this@people.example']) {
      await guess(arena, loginId, 'one address');
    }
    const [other = ''] = await arena.knownLoginIds(1);
    await guess(arena, other, 'many addresses');
  },
};

async function guess(
  arena: Arena,
  loginId: string,
  way: 'one address' | 'many addresses',
): Promise<void> {
  const headers = { authorization: `Bearer ${arena.projectId}` };
  await arena.send({
    method: 'POST',
    path: '/v1/auth/otp/signin/email',
    headers,
    body: { loginId },
  });
  const from = freshAddress();
  for (let turn = 1; turn <= FREE + 3; turn += 1) {
    await arena.shoot(
      `wrong code, ${way}`,
      {
        method: 'POST',
        path: VERIFY,
        route: `POST ${VERIFY}`,
        headers,
        body: { loginId, code: String(100_000 + turn) },
        ...(way === 'one address' ? { from } : {}),
      },
      turn > FREE ? mustWait : notSignedIn,
    );
  }
}

const notSignedIn: Judge = ({ status, text }) =>
  status === 401 && !text.includes('E061103') ? null : `a wrong code was answered with ${status}`;

/** The response for a void code asks to wait and reveals nothing about the code. */
const mustWait: Judge = ({ status, text }) => {
  if (text.includes('E061103')) return 'a wrong code was answered with E061103';
  return status === 429 ? null : `the guess after the last free one was answered with ${status}`;
};
