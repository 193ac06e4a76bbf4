import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logRecord } from './log-record.ts';

test('CEF: standard keys, keys of its own and labels become the names of JSON', () => {
  const line =
    '<14>1 2026-03-02T09:30:00Z h logforwarder - panwlogs - CEF:0|Palo Alto Networks|LF|2.0|THREAT|file|3|' +
    'start=Mar 02 2026 09:30:00 src=10.0.0.1 cs1=allow all cs1Label=Rule PanOSFileType=PDF act=alert ' +
    'c6a3=2001:db8::1 c6a3Label=Destination IPv6 Address';
  expect(logRecord(line)).toMatchObject({
    LogType: 'THREAT',
    Subtype: 'file',
    HeaderSeverity: '3',
    TimeGenerated: 'Mar 02 2026 09:30:00',
    SourceAddress: '10.0.0.1',
    DestinationAddress: '2001:db8::1',
    Rule: 'allow all',
    FileType: 'PDF',
    Action: 'alert',
  });
});

test('LEEF', () => {
  const line =
    'LEEF:2.0|Palo Alto Networks|Next Generation Firewall|10.1|17657||devTime=2026-03-02T09:30:00.000000Z\tcat=threat\tSubType=file\tusrName=corp\\ann\tFileName=a.pdf';
  expect(logRecord(line)).toMatchObject({
    LogType: 'THREAT',
    Subtype: 'file',
    SourceUser: 'corp\\ann',
    FileName: 'a.pdf',
    TimeGenerated: '2026-03-02T09:30:00.000000Z',
  });
});

test('CSV behind a relay header, with the precise moment', () => {
  const line =
    '<14>Mar  2 09:30:01 PA 1,2026/03/02 09:30:01,0011,SYSTEM,auth,0,2026/03/02 09:30:00,,auth-success,GP,0,0,' +
    'general,informational,"authenticated for user ""ann"", done",77,0x0,0,0,0,0,,fw1,0,0,2026-03-02T10:30:00.250+01:00';
  expect(logRecord(line)).toEqual({
    TimeReceived: '2026/03/02 09:30:01',
    DeviceSN: '0011',
    LogType: 'SYSTEM',
    Subtype: 'auth',
    ConfigVersion: '0',
    TimeGenerated: '2026-03-02T10:30:00.250+01:00',
    EventName: 'auth-success',
    EventComponent: 'GP',
    Module: 'general',
    VendorSeverity: 'informational',
    EventDescription: 'authenticated for user "ann", done',
    SequenceNo: '77',
    ActionFlags: '0x0',
    DGHierarchyLevel1: '0',
    DGHierarchyLevel2: '0',
    DGHierarchyLevel3: '0',
    DGHierarchyLevel4: '0',
    DeviceName: 'fw1',
  });
});

test.each(['', 'hello', '1,2026/03/02 09:30:01,0011,NEWTYPE,x'])('no log line: %j', (line) => {
  expect(logRecord(line)).toBeNull();
});

test('total on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (tail) => {
      expect(logRecord(`1,2026/03/02 09:30:01,0011,TRAFFIC,end,${tail}`)).toMatchObject({
        LogType: 'TRAFFIC',
      });
    }),
  );
});
