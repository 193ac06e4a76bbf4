import { FLOWS } from '../../flows.gen.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { EndpointGroup, WireCall, WireReply } from '../../wire/endpoint.ts';
import { notServed } from '../../wire/wire-error.ts';
import { stepOf } from '../run-interaction.ts';
import { COMPONENTS } from './components-script.ts';
import { screenPage } from './screen-page.ts';

/** Of our own parts of the component: it is in their address. */
const COMPONENTS_VERSION = '1.0.0';

function configuration(): WireReply {
  const flows = FLOWS.map((flow) => {
    const { screen } = stepOf(flow, flow.startStep);
    const start = { startScreenId: screen.id, startScreenName: screen.id };
    return [flow.id, { ...start, version: flow.version, targetLocales: [] }];
  });
  return {
    body: {
      componentsVersion: COMPONENTS_VERSION,
      cssTemplate: { light: {}, dark: {} },
      styles: {},
      flows: Object.fromEntries(flows),
      widgets: {},
    },
    // The person's country, which is not determined here.
    headers: { 'x-geo': '' },
  };
}

/** Throws 404 for a screen that no flow has. */
function page(context: IdentityContext, screenId: string): WireReply {
  const screens = FLOWS.flatMap(({ steps }) => Object.values(steps)).map(({ screen }) => screen);
  const screen = screens.find(({ id }) => id === screenId);
  if (!screen) throw notServed();
  const content = screenPage(screen, screen.buttons(context));
  return { body: {}, text: { contentType: 'text/html; charset=utf-8', content } };
}

async function file(context: IdentityContext, { params }: WireCall): Promise<WireReply> {
  const name = nameOf(params);
  if (name === 'config.json') return configuration();
  if (name === 'theme.json') return { body: {} };
  if (name.endsWith('.html')) return page(context, name.slice(0, -'.html'.length));
  throw notServed();
}

function nameOf(params: unknown): string {
  const isNamed = typeof params === 'object' && params !== null && 'file' in params;
  return isNamed && typeof params.file === 'string' ? params.file : '';
}

async function components(): Promise<WireReply> {
  return { body: {}, text: { contentType: 'text/javascript; charset=utf-8', content: COMPONENTS } };
}

const open = { method: 'GET', access: 'public' } as const;

/** Resources of the flow component, instead of those on other hosts. */
export const endpoints: EndpointGroup = [
  { ...open, effect: 'none', path: '/pages/{project}/v2-beta/:file', run: file },
  {
    ...open,
    effect: 'none',
    path: '/npm/@descope/web-components-ui@:version/dist/umd/index.js',
    run: components,
  },
];
