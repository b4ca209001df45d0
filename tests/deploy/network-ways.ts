import type { INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { ofKind } from './manifests.ts';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values?: string[] }[];
}

interface Rule {
  peers: { podSelector?: Selector; namespaceSelector?: unknown }[];
  ports: { port?: number | string }[];
}

/** Whether a selector means the pods of a part; selectors of this project go by `app` alone. */
function selects(selector: Selector | undefined, part: string): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  const unknown = [...Object.keys(matchLabels), ...matchExpressions.map(({ key }) => key)].find(
    (key) => key !== 'app',
  );
  if (unknown) throw new Error(`A policy selects by ${unknown}, which this test does not know.`);
  return (
    (matchLabels.app === undefined || matchLabels.app === part) &&
    matchExpressions.every(({ operator, values = [] }) => operator === 'In' && values.includes(part))
  );
}

/** The ports to which a rule's direction leads between two parts. */
function portsOf(rules: readonly Rule[], peer: string): string[] {
  const of = rules.filter(({ peers }) =>
    peers.some(
      ({ podSelector, namespaceSelector }) => podSelector && !namespaceSelector && selects(podSelector, peer),
    ),
  );
  return of.flatMap(({ ports }) => ports.map(({ port }) => String(port)));
}

/**
 * Which parts may ask which others by the network policies: where the one may go out and the other lets in. Without a policy of a
 * direction everything would be allowed, so all pods need one of both.
 * @returns `from to:port`, in order
 * @throws Error if a part is not closed by default
 */
export function possibleWays(parts: readonly string[]): string[] {
  const policies = ofKind<INetworkPolicy>('NetworkPolicy').map(({ spec }) => spec);
  const of = (part: string, type: 'Ingress' | 'Egress') =>
    policies.filter(
      (spec) => spec?.policyTypes?.includes(type) && selects(spec.podSelector as Selector, part),
    );
  for (const part of parts) {
    if (of(part, 'Ingress').length === 0 || of(part, 'Egress').length === 0) {
      throw new Error(`${part} is open: no policy closes it in both directions.`);
    }
  }
  const out = (part: string): Rule[] =>
    of(part, 'Egress').flatMap((spec) =>
      (spec?.egress ?? []).map(({ to = [], ports = [] }) => ({ peers: to as Rule['peers'], ports })),
    );
  const into = (part: string): Rule[] =>
    of(part, 'Ingress').flatMap((spec) =>
      (spec?.ingress ?? []).map(({ from = [], ports = [] }) => ({ peers: from as Rule['peers'], ports })),
    );
  const ways = parts.flatMap((from) =>
    parts.flatMap((to) => {
      const open = portsOf(into(to), from);
      return portsOf(out(from), to)
        .filter((port) => open.includes(port))
        .map((port) => `${from} ${to}:${port}`);
    }),
  );
  return ways.sort();
}
