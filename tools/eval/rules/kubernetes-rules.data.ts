import type { Condition } from '@waybill/contract';
import { has, isOne, type StatedRules } from './stated-rule.ts';

const LOG = 'record.properties.log';
const PAYLOAD = 'record.protoPayload';

/** Where the cluster itself works. */
const SYSTEM_NAMESPACES = ['kube-system', 'gke-system', 'kube-node-lease', 'kube-public'];

/** Whether a name is a component of the cluster, or its own account namespace. */
function isOfSystem(f: string): Condition {
  return {
    any: [
      {
        f,
        op: 'matches',
        v: '^(system:serviceaccount:kube-system:|eks:|masterclient|aksService$|gke-|azure-)',
      },
      {
        all: [
          { f, op: 'startsWith', v: 'system:' },
          { not: { f, op: 'contains', v: 'serviceaccount' } },
        ],
      },
    ],
  };
}

/** `tar` that packs to its standard output, as the arguments of the command in a list. */
function packsToOutput(arguments_: string): Condition {
  return {
    all: [
      { f: arguments_, op: 'contains~', v: 'tar' },
      { f: arguments_, op: 'contains~', v: 'cf' },
      { f: arguments_, op: 'anyOf', v: ['-'] },
    ],
  };
}

/** An audit event of Kubernetes itself. */
const PLAIN: Condition = {
  all: [
    isOne('record.verb', 'create', 'get'),
    isOne('record.objectRef.resource', 'pods'),
    isOne('record.objectRef.subresource', 'exec'),
    { not: { f: 'record.responseStatus.code', op: 'gte', v: 400 } },
    {
      not: {
        all: [
          isOfSystem('record.user.username'),
          isOne('record.objectRef.namespace', ...SYSTEM_NAMESPACES),
        ],
      },
    },
    {
      any: [
        packsToOutput('record.requestObject.command'),
        {
          all: [
            has('record.requestURI', '[?&]command=[^&]*tar'),
            has('record.requestURI', '[?&]command=[^&]*cf[^&]*(&[^&]*)*&command=-(&|$)'),
          ],
        },
      ],
    },
  ],
};

/** The same as text in a record of Azure’s diagnostic settings. */
const IN_AZURE: Condition = {
  all: [
    isOne('record.category', 'kube-audit', 'kube-audit-admin'),
    has(LOG, '"verb"\\s*:\\s*"(create|get)"'),
    has(LOG, '"resource"\\s*:\\s*"pods"'),
    has(LOG, '"subresource"\\s*:\\s*"exec"'),
    { not: has(LOG, '"responseStatus"\\s*:\\s*\\{[^{}]*"code"\\s*:\\s*[45]\\d\\d') },
    {
      not: {
        all: [
          has(LOG, '"username"\\s*:\\s*"(system:|masterclient|aksService|azure-)'),
          has(LOG, '"namespace"\\s*:\\s*"(kube-system|kube-node-lease|kube-public)"'),
        ],
      },
    },
    has(LOG, '"command"\\s*:\\s*\\[[^\\]]*tar[^\\]]*cf[^\\]]*"-"'),
  ],
};

/** The same as an audit log of Google Cloud, which writes the action into the name of the method. */
const IN_GOOGLE_CLOUD: Condition = {
  all: [
    isOne(`${PAYLOAD}.serviceName`, 'k8s.io'),
    has(`${PAYLOAD}.methodName`, 'pods\\.exec\\.(create|get)$'),
    { not: { f: `${PAYLOAD}.status.code`, op: 'gte', v: 1 } },
    {
      not: {
        all: [
          isOfSystem(`${PAYLOAD}.authenticationInfo.principalEmail`),
          has(`${PAYLOAD}.resourceName`, '/namespaces/(kube-system|gke-system|kube-public)/'),
        ],
      },
    },
    packsToOutput(`${PAYLOAD}.request.command`),
  ],
};

export const KUBERNETES_RULES: StatedRules = {
  'Kubernetes.Kubectl.CP.Operation': { any: [PLAIN, IN_AZURE, IN_GOOGLE_CLOUD] },
};
