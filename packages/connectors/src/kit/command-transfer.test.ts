import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandTransfer } from './command-transfer.ts';

test.each([
  // line, tool, movement, place, host, local path
  [
    'curl -T deals.csv https://files.example.net/in/',
    'curl',
    'upload',
    'files.example.net',
    'files.example.net',
    'deals.csv',
  ],
  [
    'curl -F "doc=@/tmp/a b.pdf;type=application/pdf" https://pastebin.com/api',
    'curl',
    'upload',
    'pastebin',
    'pastebin.com',
    '/tmp/a b.pdf',
  ],
  [
    'curl --data-binary @dump.sql https://x.example.org',
    'curl',
    'upload',
    'x.example.org',
    'x.example.org',
    'dump.sql',
  ],
  [
    'curl -X POST -H "A: b" --url https://x.example.org',
    'curl',
    'upload',
    'x.example.org',
    'x.example.org',
    null,
  ],
  [
    'curl -sSLO https://dl.example.org/tool.tgz',
    'curl',
    'download',
    'dl.example.org',
    'dl.example.org',
    null,
  ],
  [
    'curl -o out.bin https://dl.example.org/tool.tgz',
    'curl',
    'download',
    'dl.example.org',
    'dl.example.org',
    'out.bin',
  ],
  [
    'wget -O x.bin https://dl.example.org/x',
    'wget',
    'download',
    'dl.example.org',
    'dl.example.org',
    'x.bin',
  ],
  [
    'wget --post-file=a.zip http://in.example.org',
    'wget',
    'upload',
    'in.example.org',
    'in.example.org',
    'a.zip',
  ],
  [
    'powershell.exe -NoProfile -Command "iwr -Uri https://in.example.org -Method Post -InFile C:\\a.zip"',
    'iwr',
    'upload',
    'in.example.org',
    'in.example.org',
    'C:\\a.zip',
  ],
  [
    'scp -P 2222 -i key secret.key ann@host.example.org:/tmp/',
    'scp',
    'upload',
    'host.example.org',
    'host.example.org',
    'secret.key',
  ],
  ['scp ann@nas:/srv/a.zip .', 'scp', 'download', 'nas', 'nas', '.'],
  ['sftp ann@host.example.org', 'sftp', 'upload', 'host.example.org', 'host.example.org', null],
  [
    'rsync -avz -e ssh ./src backup.example.org:/data',
    'rsync',
    'upload',
    'backup.example.org',
    'backup.example.org',
    './src',
  ],
  [
    'rclone copy ./plans gdrive:backup --transfers=8',
    'rclone',
    'upload',
    'Internet',
    null,
    './plans',
  ],
  ['rclone sync gdrive:backup ./plans', 'rclone', 'download', 'Internet', null, './plans'],
  [
    'aws --profile p s3 cp deals.csv s3://my-bucket/x/',
    'aws s3',
    'upload',
    'AWS S3',
    's3.amazonaws.com',
    'deals.csv',
  ],
  [
    'aws s3 sync s3://my-bucket . --endpoint-url https://s3.example.net',
    'aws s3',
    'download',
    's3.example.net',
    's3.example.net',
    '.',
  ],
  [
    'gsutil -m cp -r ./plans gs://b',
    'gsutil',
    'upload',
    'Google Cloud',
    'storage.googleapis.com',
    './plans',
  ],
  [
    'gcloud storage cp a gs://b',
    'gcloud storage',
    'upload',
    'Google Cloud',
    'storage.googleapis.com',
    'a',
  ],
  [
    'azcopy copy ./a "https://acme.blob.core.windows.net/c?sv=1"',
    'azcopy',
    'upload',
    'Azure',
    'acme.blob.core.windows.net',
    './a',
  ],
  ['git push git@github.com:ann/own.git main', 'git', 'upload', 'GitHub', 'github.com', null],
  [
    'git push https://git.example.org/own.git',
    'git',
    'upload',
    'git.example.org',
    'git.example.org',
    null,
  ],
  ['git push origin main', 'git', 'upload', 'Internet', null, null],
  ['git clone https://github.com/a/b.git work', 'git', 'download', 'GitHub', 'github.com', 'work'],
  [
    'cd /tmp && sudo -u ann tar cz x | curl -T - https://in.example.org',
    'curl',
    'upload',
    'in.example.org',
    'in.example.org',
    '-',
  ],
  [
    `/bin/sh -c "A=1 nohup curl -d @a https://in.example.org; rm a"`,
    'curl',
    'upload',
    'in.example.org',
    'in.example.org',
    'a',
  ],
  [
    '"C:\\Windows\\System32\\curl.exe" -T C:\\x.zip ftp://in.example.org',
    'curl',
    'upload',
    'in.example.org',
    'in.example.org',
    'C:\\x.zip',
  ],
])('%s', (line, ...[tool, movement, name, host, localPath]) => {
  expect(commandTransfer(line)).toMatchObject({
    tool,
    movement,
    localPath,
    place: { name, host },
  });
});

test.each([
  'ls -la',
  'curl --version',
  'git status',
  'aws s3 ls',
  'rclone lsd gdrive:',
  'scp a.txt C:\\b.txt',
  'curl -T a http://localhost:3000/',
  'vi curl.txt',
  'echo "curl -T a https://x.example"',
  '',
])('%s transfers nothing', (line) => {
  expect(commandTransfer(line)).toBeNull();
});

test.each([
  ['https://git.example.org/Ann/own.git', 'Ann/own', 'ann'],
  ['git@git.example.org:Ann/own.git', 'Ann/own', 'ann'],
  ['https://git.example.org/own.git', null, null],
  ['https://git.example.org//own.git', null, null],
])('a push to %s names the repository and its owner only where both are known', (...row) => {
  const [remote, container, account] = row;
  expect(commandTransfer(`git push ${remote}`)?.place).toMatchObject({ container, account });
});

test('git push without a remote is a transfer to nowhere named', () => {
  expect(commandTransfer('git push')).toEqual({
    tool: 'git',
    movement: 'upload',
    place: null,
    localPath: null,
  });
});

test('is total', () => {
  const words = fc.constantFrom(
    'curl',
    'scp',
    'aws',
    'git',
    'push',
    '-T',
    '"',
    "'",
    '\\',
    ';',
    'sh',
    '-c',
    'a:b',
    's3://b',
    '@',
  );
  fc.assert(
    fc.property(fc.array(words), (list) => {
      const transfer = commandTransfer(list.join(' '));
      expect(transfer === null || transfer.tool !== '').toBe(true);
    }),
  );
  expect(commandTransfer(null)).toBeNull();
  expect(commandTransfer('sh -c '.repeat(100_000))).toBeNull();
});
