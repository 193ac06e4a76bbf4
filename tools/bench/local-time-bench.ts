import { DEFAULT_WORKING_TIME } from '@waybill/contract';
import { compileWorkingTime, zoneClock } from '@waybill/engine';
import { machineLine } from './machine.ts';

const EVENTS = 2_000_000;
const SPAN_MS = 90 * 86_400_000;
const STARTS_AT = Date.UTC(2026, 0, 5);
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Chatham'] as const;

/**
 * Cost of local time, nanoseconds per event: the day and hour of a zone, working time, and the
 * platform’s own way.
 */
export async function run(): Promise<void> {
  console.log(machineLine());
  const { dayOf, hourOf } = zoneClock('Europe/Berlin');
  const calendar = compileWorkingTime({ ...DEFAULT_WORKING_TIME, timeZone: 'Europe/Berlin' });
  const format = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', hour: '2-digit' });
  console.log(
    JSON.stringify({
      dayAndHourNs: measure(EVENTS, (at) => dayOf(at) + hourOf(at)),
      workingTimeNs: measure(EVENTS, (at, index) =>
        Number(calendar.at(at, ZONES[index % ZONES.length] ?? null).isWorking),
      ),
      sharedFormatNs: measure(EVENTS / 10, (at) => format.format(at).length),
    }),
  );
}

/** The first pass fills what is remembered. */
function measure(events: number, of: (at: number, index: number) => number): number {
  let sum = 0;
  let nanoseconds = 0;
  for (const isMeasured of [false, true]) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < events; index += 1) {
      sum += of(STARTS_AT + Math.floor((index / events) * SPAN_MS), index);
    }
    if (isMeasured) nanoseconds = Number(process.hrtime.bigint() - start);
  }
  if (!Number.isFinite(sum)) throw new Error('Local time has to be numbers');
  return Math.round(nanoseconds / events);
}
