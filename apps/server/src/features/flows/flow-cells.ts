import type { FlowFigures } from '@waybill/contract';
import type { z } from 'zod';
import { SENSITIVE } from './flow-histogram.ts';

type Figures = z.infer<typeof FlowFigures>;

/** Amount moved by sensitivity and target: all figures except people and objects. */
export interface FlowCells {
  events: Float64Array;
  bytes: Float64Array;
}

/** From sensitivity -1 (no data found, or not inspected) to 4. */
const SENSITIVITIES = 6;
/** As `activity_day.managed`. */
const DESTINATIONS = ['', 'managed', 'unmanaged'];

/** How much each sensitivity weighs in the risk, from -1 to 4. */
const SENSITIVITY_WEIGHT = [0.1, 0.15, 0.3, 0.55, 0.8, 1];
/** Weights of data going nowhere, to managed and to unmanaged destinations. */
const DESTINATION_WEIGHT = [0.1, 0.25, 1];
/** This many events or bytes have full weight; less on a logarithmic scale. */
const FULL_EVENTS = 10_000;
const FULL_BYTES = 1e11;

export function flowCells(): FlowCells {
  const size = SENSITIVITIES * DESTINATIONS.length;
  return { events: new Float64Array(size), bytes: new Float64Array(size) };
}

export interface FlowAmount {
  /** -1 to 4. */
  sensitivity: number;
  managed: string;
  events: number;
  bytes: number;
}

export function addAmount(cells: FlowCells, amount: FlowAmount): void {
  const place = Math.max(0, DESTINATIONS.indexOf(amount.managed));
  const index = (amount.sensitivity + 1) * DESTINATIONS.length + place;
  cells.events[index] = (cells.events[index] ?? 0) + amount.events;
  cells.bytes[index] = (cells.bytes[index] ?? 0) + amount.bytes;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);

/** The figures of the cells, with the other counts. */
export function figuresOf(cells: FlowCells, counted: Pick<Figures, 'people' | 'objects'>): Figures {
  const highest = cells.events.findLastIndex((events) => events > 0);
  const maxSensitivity = Math.floor(highest / DESTINATIONS.length) - 1;
  return {
    events: sum(cells.events),
    bytes: sum(cells.bytes),
    sensitive: sum(cells.events.subarray((SENSITIVE + 1) * DESTINATIONS.length)),
    ...counted,
    risk: riskOf(cells),
    maxSensitivity: maxSensitivity >= 0 ? maxSensitivity : null,
  };
}

/**
 * 0 to 100: sensitivity × how little the destination is trusted × volume on a scale of powers of ten, of
 * the part for which this is highest.
 */
function riskOf({ events, bytes }: FlowCells): number {
  const risks = events.map((count, index) => {
    const sensitivity = SENSITIVITY_WEIGHT[Math.floor(index / DESTINATIONS.length)] ?? 0;
    const destination = DESTINATION_WEIGHT[index % DESTINATIONS.length] ?? 0;
    const volume = Math.max(share(count, FULL_EVENTS), share(bytes[index] ?? 0, FULL_BYTES));
    return sensitivity * destination * volume;
  });
  return Math.round(100 * Math.max(...risks));
}

function share(amount: number, full: number): number {
  return Math.min(1, Math.log10(1 + amount) / Math.log10(1 + full));
}
