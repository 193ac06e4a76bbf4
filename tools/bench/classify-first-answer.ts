import {
  startThread,
  type ThreadAsk,
} from '../../apps/server/src/features/classification/contents/classifier-thread.ts';
import { NO_SUBJECT } from '../../apps/server/src/features/classification/contents/data-type-set.ts';
import { percentile } from './machine.ts';

/** How long a thread takes from its start to the answer for its first content; medians of fresh threads. */
export interface FirstAnswerFigures {
  /** By the clock. */
  firstAnswerMs: number;
  /** CPU time of the process meanwhile, which other work on the machine does not blur. */
  firstAnswerCpuMs: number;
}

const THREADS = 5;
const TEXT =
  'Card 4111 1111 1111 1111 of Ada Lovelace, OKTA_TOKEN=00QCyHi8FaSkFPJCqDWBWSLTJRKNH1OiuUbzkzRmn';

/** Starts threads as the server does, one at a time, each with all data types that are shipped. */
export async function measureFirstAnswer(): Promise<FirstAnswerFigures> {
  const times: { ms: number; cpuMs: number }[] = [];
  for (let round = 0; round < THREADS; round += 1) times.push(await firstAnswer());
  return {
    firstAnswerMs: percentile(
      times.map(({ ms }) => ms),
      0.5,
    ),
    firstAnswerCpuMs: percentile(
      times.map(({ cpuMs }) => cpuMs),
      0.5,
    ),
  };
}

async function firstAnswer(): Promise<{ ms: number; cpuMs: number }> {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const thread = startThread({ onAnswer: () => undefined, onEnd: () => undefined });
  const { types } = await thread.classify(ask());
  const ms = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  await thread.end('measured');
  if (types.length < 2) throw new Error('The first content was not classified');
  return { ms, cpuMs: (user + system) / 1000 };
}

function ask(): ThreadAsk {
  return {
    set: { key: 'bench', switches: {}, own: [], exceptions: [], valueKey: '00'.repeat(32) },
    parts: [{ name: null, type: 'text', state: 'complete', reason: null, text: TEXT, fields: [] }],
    subject: NO_SUBJECT,
    now: 0,
  };
}
