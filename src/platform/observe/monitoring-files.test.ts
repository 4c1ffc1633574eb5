import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// Registers booking's metrics.
import '../../booking/booking-figures.server.ts';
import { measureProcess, metrics } from './metrics.ts';

measureProcess();
const readMonitoring = (name: string) => readFileSync(`deploy/monitoring/${name}`, 'utf8');
const rules = readMonitoring('alerts.yml');
const dashboard = JSON.parse(readMonitoring('grafana-dashboard.json')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

type Known = { name: string; type: string; labelNames?: string[] };
const registered = metrics.getMetricsAsArray() as unknown as Known[];
/** Every exported series, with its labels and those Prometheus adds. */
const series = new Map(
  registered.flatMap(({ name, labelNames = [] }) =>
    ['', '_bucket', '_sum', '_count'].map((end) => [name + end, new Set([...labelNames, 'le', 'job', 'instance'])]),
  ),
);

test.each([
  ['alerts.yml', rules],
  ['grafana-dashboard.json', expressions.join('\n')],
])('%s uses only existing metrics and labels', (_file, text) => {
  const selectors = [...text.matchAll(/\b((?:tavola|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
  expect(selectors.length).toBeGreaterThan(15);
  for (const [, name = '', selector = ''] of selectors) {
    expect([...series.keys()]).toContain(name);
    for (const [, label] of selector.matchAll(/(\w+)=~?"/g)) expect([...(series.get(name) ?? [])]).toContain(label);
    // Exporters and Patroni export these as well.
    if (/^(process|nodejs)_/.test(name)) expect(selector).toContain('job="tavola"');
  }
});

test('every metric of our own is used in an alert or dashboard', () => {
  const all = rules + expressions.join('\n');
  const unseen = registered.filter(({ name }) => name.startsWith('tavola_') && !all.includes(name));
  expect(unseen.map(({ name }) => name)).toEqual([]);
});

test('each alert has its own promtool test', () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const testedAlerts = [...readMonitoring('alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(([, name]) => name);
  expect([...new Set(testedAlerts)].toSorted()).toEqual(alerts.toSorted());
});

test('docs/operating/alerts.md gives the severity of each alert and what to do', () => {
  const rule = /- alert: (\w+)[\s\S]*?severity: (\w+)/g;
  const alerts = [...rules.matchAll(rule)].map(([, name, severity]) => `${name} ${severity}`);
  const page = readFileSync('docs/operating/alerts.md', 'utf8');
  const section = /^### (Tavola\w+)\n\n\*+(\w+)\*+: .+\n(?:.+\n)*\n(?:1\.|-) /gm;
  const documented = [...page.matchAll(section)].map(([, name, severity]) => `${name} ${severity}`);
  expect(alerts.length).toBeGreaterThan(10);
  expect(documented.toSorted()).toEqual(alerts.toSorted());
});

test.each(['backup.sh', 'dump.sh'])('%s exports the time of the last backup, which an alert uses', (script) => {
  const metric = /echo "(\w+) \$\(date \+%s\)"/.exec(readFileSync(`deploy/postgres/${script}`, 'utf8'))?.[1];
  expect(rules).toContain(`max(${metric})`);
});
