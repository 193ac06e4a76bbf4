import { freshAddress } from '../arena/send-shot.ts';
import type { AttackClass, Shot } from '../arena/attack-class.ts';
import { refused } from '../arena/judges.ts';

const PATH = '/v1/auth/password/signin';
const STRANGERS = 12;
const GUESSES = 6;

export const attackClass: AttackClass = {
  title: 'Wrong passwords of strangers that keep the owner out',
  async run(arena) {
    const { email, password } = arena.victim.owner;
    const signIn = (secret: string, more: Partial<Shot>): Shot => ({
      method: 'POST',
      path: PATH,
      route: `POST ${PATH}`,
      body: { loginId: email, password: secret, loginOptions: {} },
      ...more,
      headers: {
        authorization: `Bearer ${arena.projectId}`,
        'x-attack-as': 'victim',
        ...more.headers,
      },
    });
    const home = freshAddress();
    const first = await arena.send(signIn(password, { from: home }));
    const cookie = [first.headers['set-cookie']]
      .flat()
      .map((line) => line?.split(';')[0] ?? '')
      .find((line) => line.startsWith('DKD='));
    for (let stranger = 0; stranger < STRANGERS; stranger += 1) {
      const from = freshAddress();
      for (let guess = 0; guess < GUESSES; guess += 1) {
        await arena.shoot(
          'guess of a stranger',
          signIn(`wrong ${stranger} ${guess}`, { from }),
          refused,
        );
      }
    }
    const device = await arena.send(signIn(password, { headers: { cookie: cookie ?? '' } }));
    const act = { method: 'POST', path: PATH, route: `POST ${PATH}` };
    arena.note('known device is locked out', act, reasonOf(device.status));
    const address = await arena.send(signIn(password, { from: home }));
    arena.note('known address is locked out', act, reasonOf(address.status));
  },
};

const reasonOf = (status: number): string | null =>
  status === 200 ? null : `the owner's right password was answered with ${status}`;
