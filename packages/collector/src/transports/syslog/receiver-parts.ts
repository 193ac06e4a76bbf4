import type { AddressInfo } from 'node:net';
import type { SyslogCounts } from './syslog-receiver.ts';

export function emptyCounts(): SyslogCounts {
  return { lines: 0, connections: 0, tooLong: 0, refused: 0, overflow: 0 };
}

/** The address of a peer, IPv4 inside IPv6 as IPv4. */
export function plainAddress(address: string | undefined): string {
  return (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

export function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
