// Checks that every class belongs to one style sheet. A component's sheet is a module (name.module.css), whose classes
// the build makes unique; global classes are in src/ui, each in one sheet.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const problems: string[] = [];

/** The selectors of a sheet, without comments, strings and at-rules; `@utility name` counts as `.name`. */
function selectors(sheet: string): string[] {
  const css = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
    .replaceAll(/@utility\s+/g, '.');
  return [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((text) => text[0] !== '@');
}

const classesIn = (selector: string) => [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
const isModule = (sheet: string) => sheet.endsWith('.module.css');
const sheets = globSync('src/**/*.css').sort();

/** Each global class with its sheet. */
const owners = new Map<string, string>();
for (const sheet of sheets.filter((one) => !isModule(one)))
  for (const name of new Set(selectors(sheet).flatMap(classesIn))) {
    const owner = owners.get(name);
    if (owner) problems.push(`${sheet}: .${name} is defined in ${owner} already`);
    else owners.set(name, sheet);
  }

/** The classes of each module, and those that components use of it. */
const own = new Map<string, Set<string>>();
const asked = new Map<string, Set<string>>();
for (const sheet of sheets.filter(isModule)) {
  const outside = /:global(?:\(([^()]*)\)|\b)/g;
  for (const [text, inside] of selectors(sheet).flatMap((selector) => [...selector.matchAll(outside)])) {
    if (inside === undefined) problems.push(`${sheet}: ${text} without brackets reaches too far`);
    for (const name of classesIn(inside ?? ''))
      if (owners.has(name)) problems.push(`${sheet}: .${name} belongs to ${owners.get(name)}`);
  }
  own.set(sheet, new Set(selectors(sheet).flatMap((selector) => classesIn(selector.replaceAll(outside, '')))));
  asked.set(sheet, new Set());
}

for (const component of globSync('src/**/*.{ts,tsx}')) {
  const imported = /^import (?:(\w+) from )?'(\.[^']*\.css)';$/gm;
  const text = readFileSync(component, 'utf8');
  const code = text.replaceAll(imported, '');
  for (const [, name, path = ''] of text.matchAll(imported)) {
    const sheet = join(dirname(component), path);
    if (!isModule(sheet)) {
      if (!sheet.startsWith('src/ui/')) problems.push(`${component}: ${path} is not a module`);
      continue;
    }
    if (!name) problems.push(`${component}: ${path} is imported without a name: the build leaves it out`);
    for (const [, dotted, quoted] of code.matchAll(
      new RegExp(`(?<![\\w./])${name}(?:\\.(\\w+)|\\['([^']*)'\\]|\\[)`, 'g'),
    )) {
      const wanted = dotted ?? quoted;
      // A name that is only known at run time may be any of them.
      for (const one of wanted ? [wanted] : (own.get(sheet) ?? [])) asked.get(sheet)?.add(one);
      if (wanted && !own.get(sheet)?.has(wanted)) problems.push(`${component}: ${path} has no .${wanted}`);
    }
  }
}
for (const [sheet, names] of own)
  for (const name of names) if (!asked.get(sheet)?.has(name)) problems.push(`${sheet}: .${name} is never used`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
