import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// Registers the metrics of booking.
import '../../booking/booking-figures.server.ts';
import { measureProcess, metrics } from './metrics.ts';

measureProcess();
const read = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const rules = read('alerts.yml');
const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

type Known = { name: string; type: string; labelNames?: string[] };
const known = metrics.getMetricsAsArray() as unknown as Known[];
/** Every series that is told, with its labels and those that Prometheus adds. */
const series = new Map(
  known.flatMap(({ name, labelNames = [] }) =>
    ['', '_bucket', '_sum', '_count'].map((end) => [name + end, new Set([...labelNames, 'le', 'job', 'instance'])]),
  ),
);

test.each([
  ['alerts.yml', rules],
  ['grafana-dashboard.json', expressions.join('\n')],
])('%s names only metrics and labels there are', (_file, text) => {
  const named = [...text.matchAll(/\b((?:tavola|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  expect(named.length).toBeGreaterThan(15);
  for (const [, name = '', selector = ''] of named) {
    expect([...series.keys()]).toContain(name);
    for (const [, label] of selector.matchAll(/(\w+)=~?"/g)) expect([...(series.get(name) ?? [])]).toContain(label);
    // Exporters and Patroni tell these of themselves too.
    if (/^(process|nodejs)_/.test(name)) expect(selector).toContain('job="tavola"');
  }
});

test('every metric of our own is looked at', () => {
  const all = rules + expressions.join('\n');
  const unseen = known.filter(({ name }) => name.startsWith('tavola_') && !all.includes(name));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test('each alert has a test of its own, for promtool', () => {
  const fired = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const tested = [...read('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
  expect([...new Set(tested)].toSorted()).toEqual(fired.toSorted());
});

test('docs/operating/alerts.md says of each alert how urgent it is and what to do', () => {
  const rule = /- alert: (\w+)[\s\S]*?severity: (\w+)/g;
  const fired = [...rules.matchAll(rule)].map(([, name, severity]) => `${name} ${severity}`);
  const page = readFileSync('docs/operating/alerts.md', 'utf8');
  const section = /^### (Tavola\w+)\n\n\*+(\w+)\*+: .+\n(?:.+\n)*\n(?:1\.|-) /gm;
  const explained = [...page.matchAll(section)].map(([, name, severity]) => `${name} ${severity}`);
  expect(fired.length).toBeGreaterThan(10);
  expect(explained.toSorted()).toEqual(fired.toSorted());
});

test.each(['backup.sh', 'dump.sh'])('%s tells the moment of the last backup, which an alert looks at', (script) => {
  const written = /echo "(\w+) \$\(date \+%s\)"/.exec(readFileSync(`deploy/postgres/${script}`, 'utf8'))?.[1];
  expect(rules).toContain(`max(${written})`);
});
