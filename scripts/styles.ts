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

const owners = new Map<string, string>();
for (const sheet of sheets.filter((path) => !isModule(path)))
  for (const name of new Set(selectors(sheet).flatMap(classesIn))) {
    const owner = owners.get(name);
    if (owner) problems.push(`${sheet}: .${name} is defined in ${owner} already`);
    else owners.set(name, sheet);
  }

/** The classes of each module, and those its components use. */
const classes = new Map<string, Set<string>>();
const usedClasses = new Map<string, Set<string>>();
for (const sheet of sheets.filter(isModule)) {
  const outside = /:global(?:\(([^()]*)\)|\b)/g;
  for (const [text, inside] of selectors(sheet).flatMap((selector) => [...selector.matchAll(outside)])) {
    if (inside === undefined) problems.push(`${sheet}: ${text} without brackets has too wide a scope`);
    for (const name of classesIn(inside ?? ''))
      if (owners.has(name)) problems.push(`${sheet}: .${name} belongs to ${owners.get(name)}`);
  }
  classes.set(sheet, new Set(selectors(sheet).flatMap((selector) => classesIn(selector.replaceAll(outside, '')))));
  usedClasses.set(sheet, new Set());
}

for (const component of globSync('src/**/*.{ts,tsx}')) {
  const cssImport = /^import (?:(\w+) from )?'(\.[^']*\.css)';$/gm;
  const text = readFileSync(component, 'utf8');
  const code = text.replaceAll(cssImport, '');
  for (const [, name, path = ''] of text.matchAll(cssImport)) {
    const sheet = join(dirname(component), path);
    if (!isModule(sheet)) {
      if (!sheet.startsWith('src/ui/')) problems.push(`${component}: ${path} is not a module`);
      continue;
    }
    if (!name) problems.push(`${component}: ${path} is imported without a name, so the build drops it`);
    for (const [, property, key] of code.matchAll(
      new RegExp(`(?<![\\w./])${name}(?:\\.(\\w+)|\\['([^']*)'\\]|\\[)`, 'g'),
    )) {
      const className = property ?? key;
      // A name known only at run time may be any of them.
      for (const used of className ? [className] : (classes.get(sheet) ?? [])) usedClasses.get(sheet)?.add(used);
      if (className && !classes.get(sheet)?.has(className)) problems.push(`${component}: ${path} has no .${className}`);
    }
  }
}
for (const [sheet, names] of classes)
  for (const name of names) if (!usedClasses.get(sheet)?.has(name)) problems.push(`${sheet}: .${name} is never used`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
