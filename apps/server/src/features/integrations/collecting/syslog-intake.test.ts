import { createSocket } from 'node:dgram';
import { connect as connectTcp } from 'node:net';
import { Integration } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectingApp, type CollectingApp } from '../../../../testing/collecting.ts';
import { freePort } from '../../../platform/free-port.ts';
import { receiveSyslog, streamOfLine } from './syslog-intake.ts';

let collecting: CollectingApp;
beforeAll(async () => {
  collecting = await collectingApp();
});
afterAll(() => collecting.close());

test('a line is whose tag it names, else whose address it comes from, else nobody’s', () => {
  const streams = [
    { tag: 'a'.repeat(32), senders: ['10.0.0.1'] },
    { tag: 'b'.repeat(32), senders: ['10.0.0.2', '10.0.0.3'] },
    { tag: 'c'.repeat(32), senders: ['10.0.0.3'] },
  ];
  const [first, second, third] = streams;
  const modern = (head: string) => `<14>1 2026-03-02T09:30:00Z ${head} a message`;
  expect(streamOfLine(modern(`${third?.tag} app - - -`), '10.0.0.1', streams)).toBe(third);
  expect(streamOfLine(modern(`host ${second?.tag} - - -`), '', streams)).toBe(second);
  expect(streamOfLine(modern(`h a - - [x@1 t="${first?.tag}"]`), '', streams)).toBe(first);
  expect(streamOfLine('CEF:0|a|b|1|2|three|4|', '10.0.0.2', streams)).toBe(second);
  // Two tenants name it, or someone writes a tag into what they log.
  expect(streamOfLine('CEF:0|a|b|1|2|three|4|', '10.0.0.3', streams)).toBeUndefined();
  expect(streamOfLine(`${modern('h a - - -')} ${first?.tag}`, '', streams)).toBeUndefined();
});

test('lines of known senders become events, those of others nothing', async () => {
  const member = await collecting.member();
  const reply = await member.call('POST', '/v1/integrations', {
    sourceId: 'slack',
    name: 'Syslog',
    values: { base: collecting.vendor.base, token: 'x', sender: '' },
    streams: ['syslog'],
  });
  const { integrationId, streams } = Integration.parse(reply.json);
  const tag = streams.find(({ streamId }) => streamId === 'syslog')?.syslogTag;
  const port = await freePort();
  const intake = await receiveSyslog(collecting.services, { host: '127.0.0.1', port, tls: null });
  const line = (host: string, text: string) =>
    `<14>1 2026-11-20T09:30:00Z ${host} app - - - ${text}`;
  const lines = [line(tag ?? '', 'one'), line('stranger', 'two'), line(tag ?? '', 'three')];
  await new Promise<void>((resolve) => {
    const socket = connectTcp(port, '127.0.0.1', () => socket.end(`${lines.join('\n')}\n`));
    socket.on('close', () => resolve());
    socket.resume();
  });
  const datagram = createSocket('udp4');
  await new Promise<void>((resolve) => {
    datagram.send(line('stranger', 'four'), port, '127.0.0.1', () => resolve());
  });
  const sent = line(tag ?? '', 'five');
  const isStored = async (): Promise<boolean> => {
    const rows = await collecting.db.database.tenant(member.tenantId, (tx) =>
      tx.query('SELECT FROM delivery WHERE body = $1', [Buffer.from(sent)]),
    );
    return rows.length === 1;
  };
  await new Promise<void>((resolve) => {
    datagram.send(sent, port, '127.0.0.1', () => resolve());
  });
  datagram.close();
  await expect.poll(isStored).toBe(true);
  await intake.stop();
  await collecting.scheduler.runDue();
  const rows = await collecting.db.database.tenant(member.tenantId, (tx) =>
    tx.query('SELECT vendor_event_id AS id FROM activity ORDER BY vendor_event_id'),
  );
  expect(rows).toEqual([sent, lines[0], lines[2]].map((id) => ({ id })));
  const seen = await member.call('GET', `/v1/integrations/${integrationId}`);
  expect(Integration.parse(seen.json)).toMatchObject({ state: 'healthy' });
  const warnings = collecting.logLines.filter((one) => one.includes('unknown senders'));
  expect(warnings).toHaveLength(1);
});
