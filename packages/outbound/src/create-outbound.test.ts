import { createServer, type RequestListener } from 'node:http';
import { createServer as createNetServer, type AddressInfo, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createOutbound } from './create-outbound.ts';
import { OutboundError } from './outbound-error.ts';

const open: Server[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) {
    await new Promise((resolve) => {
      if ('closeAllConnections' in server) Object(server).closeAllConnections();
      server.close(resolve);
    });
  }
});

async function listening(server: Server, host: string, port = 0): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return isAddress(address) ? address.port : 0;
}

function isAddress(address: string | AddressInfo | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

const serving = (listener: RequestListener, host = '127.0.0.1', port = 0) =>
  listening(createServer(listener), host, port);

const loopback = createOutbound({ allow: ['127.0.0.1'] });

/** Code of the error; fails when there is an answer. */
async function refusal(work: Promise<Response>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof OutboundError)) throw new Error(`No refusal: ${String(error)}`);
  return error.code;
}

test('an answer is a standard response, with status, headers and body', async () => {
  const port = await serving((request, response) => {
    response.writeHead(418, { 'x-method': String(request.method), 'content-type': 'text/plain' });
    request.pipe(response);
  });
  const answer = await loopback.fetch(`http://127.0.0.1:${port}/a?b=c`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'b c' }),
  });
  expect(answer).toBeInstanceOf(Response);
  expect([answer.status, answer.ok]).toEqual([418, false]);
  expect(answer.headers.get('x-method')).toBe('POST');
  expect(await answer.text()).toBe('a=b+c');
});

test('every way to write an address inside the network is refused, with nothing sent', async () => {
  let requests = 0;
  const port = await serving((_request, response) => {
    requests += 1;
    response.end('secret');
  });
  const outbound = createOutbound();
  const hosts = [
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '10.0.0.1',
    '169.254.169.254',
    '①②⑦.⓪.⓪.①',
  ];
  for (const host of hosts) {
    for (const scheme of ['http', 'https']) {
      const refused = refusal(outbound.fetch(`${scheme}://${host}:${port}/`));
      expect(await refused, `${scheme} ${host}`).toBe('address_refused');
    }
  }
  expect(requests).toBe(0);
});

test('a name is refused when one of its addresses is inside', async () => {
  const mixed = createOutbound({
    resolve: async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  });
  expect(await refusal(mixed.fetch('https://mixed.test/'))).toBe('address_refused');
});

test('a name that is answered differently the second time is asked for only once', async () => {
  const heard: string[] = [];
  const port = await serving((request, response) => {
    heard.push(`allowed for ${request.headers.host}`);
    response.end('fine');
  }, '127.0.0.2');
  await serving(
    (_request, response) => {
      heard.push('inside');
      response.end('secret');
    },
    '127.0.0.1',
    port,
  );
  let asked = 0;
  const outbound = createOutbound({
    allow: ['127.0.0.2/32'],
    resolve: async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    },
  });
  const answer = await outbound.fetch(`http://rebound.test:${port}/`);
  expect(await answer.text()).toBe('fine');
  expect([asked, heard]).toEqual([1, [`allowed for rebound.test:${port}`]]);
  expect(await refusal(outbound.fetch(`http://rebound.test:${port}/`))).toBe('address_refused');
});

test('https asks for the certificate of the name, not of the address', async () => {
  const hello = Promise.withResolvers<string>();
  const port = await listening(
    createNetServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (bytes) => {
        hello.resolve(bytes.toString('latin1'));
        socket.destroy();
      });
    }),
    '127.0.0.1',
  );
  const outbound = createOutbound({
    allow: ['named.test'],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  expect(await refusal(outbound.fetch(`https://named.test:${port}/`))).toBe('unreachable');
  expect(await hello.promise).toContain('named.test');
});

test('other schemes, plain http and odd ports are for allowed hosts only', async () => {
  const outbound = createOutbound({
    resolve: async () => [{ address: '93.184.215.14', family: 4 }],
  });
  expect(await refusal(outbound.fetch('http://public.test/'))).toBe('scheme_refused');
  expect(await refusal(outbound.fetch('ftp://public.test/'))).toBe('scheme_refused');
  expect(await refusal(outbound.fetch('file:///etc/passwd'))).toBe('scheme_refused');
  expect(await refusal(outbound.fetch('data:text/plain,a'))).toBe('scheme_refused');
  expect(await refusal(outbound.fetch('https://public.test:22/'))).toBe('address_refused');
  expect(await refusal(outbound.fetch('https://user:pass@public.test/'))).toBe('address_refused');
  expect(await refusal(outbound.fetch('not an address'))).toBe('address_refused');
});

test('an allowed name may be inside; it may not be the address of credentials', async () => {
  const port = await serving((_request, response) => response.end('fine'));
  let address = '127.0.0.1';
  const outbound = createOutbound({
    allow: ['idp.test'],
    resolve: async () => [{ address, family: 4 }],
  });
  expect((await outbound.fetch(`http://IDP.test:${port}/`)).status).toBe(200);
  expect(await refusal(outbound.fetch(`http://other.test:${port}/`))).toBe('address_refused');
  address = '169.254.169.254';
  expect(await refusal(outbound.fetch(`http://idp.test:${port}/`))).toBe('address_refused');
});

test('a redirect into the network is refused', async () => {
  let secrets = 0;
  const inside = await serving((_request, response) => {
    secrets += 1;
    response.end('secret');
  }, '127.0.0.1');
  for (const status of [301, 302, 303, 307, 308]) {
    const port = await serving((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${inside}/` }).end();
    }, '127.0.0.2');
    const outbound = createOutbound({ allow: ['127.0.0.2'] });
    expect(await refusal(outbound.fetch(`http://127.0.0.2:${port}/`))).toBe('address_refused');
  }
  expect(secrets).toBe(0);
});

test('credentials stay with the origin that they were meant for', async () => {
  const seen: (string | undefined)[][] = [];
  const other = await serving((request, response) => {
    const { authorization, cookie, accept } = request.headers;
    seen.push([authorization, cookie, accept]);
    response.end();
  });
  const first = await serving((request, response) => {
    const { authorization, cookie, accept } = request.headers;
    seen.push([authorization, cookie, accept]);
    const location = request.url === '/' ? '/again' : `http://127.0.0.1:${other}/`;
    response.writeHead(302, { location }).end();
  });
  await loopback.fetch(`http://127.0.0.1:${first}/`, {
    headers: { authorization: 'Bearer secret', cookie: 'a=b', accept: 'text/html' },
  });
  expect(seen).toEqual([
    ['Bearer secret', 'a=b', 'text/html'],
    ['Bearer secret', 'a=b', 'text/html'],
    [undefined, undefined, 'text/html'],
  ]);
});

test('a redirect keeps or drops the body as its status says', async () => {
  const seen: string[] = [];
  const port = await serving((request, response) => {
    const [, status] = request.url?.split('/') ?? [];
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      if (status !== 'end') {
        response.writeHead(Number(status), { location: `/end/${status}` }).end();
        return;
      }
      seen.push(`${request.url} ${request.method} ${body}`);
      response.end();
    });
  });
  for (const status of [302, 303, 307]) {
    await loopback.fetch(`http://127.0.0.1:${port}/${status}`, { method: 'POST', body: 'a' });
  }
  expect(seen).toEqual(['/end/302 GET ', '/end/303 GET ', '/end/307 POST a']);
});

test('five redirects are followed and no sixth', async () => {
  const port = await serving((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  const five = await loopback.fetch(`http://127.0.0.1:${port}/5`);
  expect(await five.text()).toBe('there');
  expect(await refusal(loopback.fetch(`http://127.0.0.1:${port}/6`))).toBe('too_many_redirects');
  const manual = await loopback.fetch(`http://127.0.0.1:${port}/1`, { redirect: 'manual' });
  expect([manual.status, manual.headers.get('location')]).toEqual([302, '/0']);
  const strict = loopback.fetch(`http://127.0.0.1:${port}/1`, { redirect: 'error' });
  expect(await refusal(strict)).toBe('too_many_redirects');
});

test('a body is cut off at its limit, also one that is small until it is unpacked', async () => {
  const big = Buffer.alloc(6 * 1024 * 1024);
  const port = await serving((request, response) => {
    if (request.url === '/packed') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(big));
      return;
    }
    // Endless: whoever reads it whole never comes back.
    const more = (): void => {
      while (!response.destroyed && response.write(big.subarray(0, 65_536)));
    };
    response.on('drain', more);
    more();
  });
  expect(await refusal(loopback.fetch(`http://127.0.0.1:${port}/packed`))).toBe('too_large');
  expect(await refusal(loopback.fetch(`http://127.0.0.1:${port}/endless`))).toBe('too_large');
});

test('a packed body arrives unpacked, and says so', async () => {
  const port = await serving((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}'));
  });
  const answer = await loopback.fetch(`http://127.0.0.1:${port}/`);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ a: 1 });
});

test('whoever does not answer, or not to the end, or whose name is not found, is given up on', async () => {
  const port = await serving((request, response) => {
    if (request.url === '/begun') response.write('a');
  });
  const outbound = createOutbound({ allow: ['127.0.0.1'], limits: { totalMs: 150 } });
  expect(await refusal(outbound.fetch(`http://127.0.0.1:${port}/silent`))).toBe('timed_out');
  expect(await refusal(outbound.fetch(`http://127.0.0.1:${port}/begun`))).toBe('timed_out');
  const lost = createOutbound({ limits: { totalMs: 150 }, resolve: () => new Promise(() => {}) });
  expect(await refusal(lost.fetch('https://lost.test/'))).toBe('timed_out');
});

test('a caller’s own signal ends the request with the caller’s reason', async () => {
  const port = await serving(() => undefined);
  const controller = new AbortController();
  const asked = loopback.fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal });
  const reason = new Error('no longer wanted');
  controller.abort(reason);
  await expect(asked).rejects.toBe(reason);
});

test('an error names the host and nothing else of the address', async () => {
  const failed = createOutbound({
    resolve: () => Promise.reject(new Error('ENOTFOUND secret.test')),
  }).fetch('https://secret.test/path?token=abc');
  await expect(failed).rejects.toThrow(/^secret\.test could not be reached$/);
  await expect(failed).rejects.toMatchObject({ code: 'unreachable', host: 'secret.test' });
});

test('an error says how far the request got', async () => {
  const reachOf = (sending: Promise<unknown>) =>
    sending.then(
      () => null,
      (error: unknown) => (error instanceof OutboundError ? error.reach : error),
    );
  const silent = await serving(() => undefined);
  const closed = createNetServer();
  const unused = await listening(closed, '127.0.0.1');
  await new Promise((done) => closed.close(done));
  const here = createOutbound({ allow: ['127.0.0.1'], limits: { totalMs: 150 } });
  const lost = createOutbound({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await reachOf(lost.fetch('https://lost.test/'))).toBe('dns');
  expect(await reachOf(here.fetch(`http://127.0.0.1:${unused}/`))).toBe('connection');
  // A server that speaks plain HTTP answers a handshake with something else.
  expect(await reachOf(here.fetch(`https://127.0.0.1:${silent}/`))).toBe('tls');
  expect(await reachOf(here.fetch(`http://127.0.0.1:${silent}/`))).toBe('timeout');
  expect(await reachOf(createOutbound().fetch('https://127.0.0.1/'))).toBeNull();
});

test('addresses for other protocols are under the same rules', async () => {
  const addresses = [{ address: '10.1.2.3', family: 4 }];
  const inside = createOutbound({ resolve: async () => addresses });
  await expect(inside.resolve('db.corp.example')).rejects.toMatchObject({
    code: 'address_refused',
  });
  const allowed = createOutbound({ allow: ['10.1.0.0/16'], resolve: async () => addresses });
  expect(await allowed.resolve('db.corp.example')).toEqual(addresses);
  await expect(allowed.resolve('10.1.2.3')).resolves.toEqual(addresses);
  await expect(allowed.resolve('::1')).rejects.toMatchObject({ code: 'address_refused' });
  await expect(allowed.resolve('user@db.example/path')).rejects.toBeInstanceOf(OutboundError);
});

test('a host outside the limit is refused before its name is looked up', async () => {
  const looked: string[] = [];
  const outbound = createOutbound({
    only: ['api.vendor.example'],
    resolve: async (host) => {
      looked.push(host);
      return [];
    },
  });
  expect(await refusal(outbound.fetch('https://elsewhere.example/'))).toBe('address_refused');
  expect(await refusal(outbound.fetch('https://api.vendor.example/'))).toBe('unreachable');
  expect(looked).toEqual(['api.vendor.example']);
});

test.each([
  ['https://siem.example/in', ['93.184.215.14'], null],
  ['https://gone.example/in', [], null],
  ['http://siem.example/in', ['93.184.215.14'], 'scheme_refused'],
  ['https://inside.example/in', ['10.1.2.3'], 'address_refused'],
  ['https://169.254.169.254/', [], 'address_refused'],
  ['https://siem.example:22/', ['93.184.215.14'], 'address_refused'],
  ['not an address', [], 'address_refused'],
])('says before it sends that %s (at %j) is refused: %s', async (url, found, code) => {
  const outbound = createOutbound({
    resolve: async () => found.map((address) => ({ address, family: 4 })),
  });
  expect((await outbound.refusalOf(url))?.code ?? null).toBe(code);
});
