const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decode = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const UNREAD = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const INLINE = /<\/?(?:a|abbr|b|em|i|span|strong|time)\b[^>]*>/g;

/** The text of a part of a page, with single spaces. */
export const wordsIn = (html: string) =>
  decode(
    html
      .replaceAll(UNREAD, '')
      .replaceAll(INLINE, '')
      .replaceAll(/<[^>]*>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

type Attributes = Record<string, string>;

function attributesOf(tag: string): Attributes {
  const attributes = tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries([...attributes].map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]));
}

export type HtmlLink = { href: string; text: string };

export const htmlLinks = (html: string): HtmlLink[] =>
  [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, tag = '', content = '']) => {
    const { href = '', 'aria-label': label } = attributesOf(tag);
    return { href, text: label ?? wordsIn(content) };
  });

type HtmlField = {
  name: string;
  attributes: Attributes;
  value: string;
  /** Sent as it stands: enabled, and ticked if it can be. */
  isSent: boolean;
  /** The values that can be chosen; none where anything can be typed. */
  choices: string[];
};

function readField(kind: string, attributes: Attributes, content: string): HtmlField {
  const { name = '', type = '', value = '' } = attributes;
  const isEnabled = !('disabled' in attributes);
  const field = { name, attributes, value, isSent: isEnabled, choices: [] };
  if (kind === 'textarea') return { ...field, value: decode(content.replace(/^\n/, '')) };
  if (kind === 'select') {
    const options = [...content.matchAll(/<option\b([^>]*)>/g)].map(([, tag = '']) => attributesOf(tag));
    const selected = options.find((option) => 'selected' in option) ?? options[0];
    return { ...field, value: selected?.value ?? '', choices: options.map((option) => option.value ?? '') };
  }
  if (type === 'file') return { ...field, isSent: false };
  if (type !== 'checkbox' && type !== 'radio') return field;
  const ticked = 'value' in attributes ? value : 'on';
  return { ...field, value: ticked, isSent: isEnabled && 'checked' in attributes, choices: [ticked] };
}

export function htmlFields(html: string): HtmlField[] {
  // An input has no end that could be looked for.
  const closed = html.replaceAll(/<input\b[^>]*>/g, (tag) => `${tag}</input>`);
  return [...closed.matchAll(/<(input|select|textarea)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
    .map(([, kind = '', tag = '', content = '']) => readField(kind, attributesOf(tag), content))
    .filter(({ name }) => name);
}

/** The form with this button, and the button. */
export function htmlForm(html: string, button: string) {
  for (const [, tag = '', content = ''] of html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g))
    for (const [, buttonTag = '', words = ''] of content.matchAll(/<button\b([^>]*)>([\s\S]*?)<\/button>/g)) {
      const submitter = attributesOf(buttonTag);
      if ((submitter['aria-label'] ?? wordsIn(words)) !== button) continue;
      return { attributes: attributesOf(tag), fields: htmlFields(content), submitter };
    }
  throw new Error(`no button ${button} on ${wordsIn(html).slice(0, 200)}`);
}

/** What is typed and chosen, by the fields' names; a list ticks several. */
export type FormValues = Record<string, string | string[] | File>;

/** What a browser sends of a form: these values, and the rest as it stands. */
export function filledIn(fields: HtmlField[], values: FormValues): [string, string | File][] {
  for (const [name, value] of Object.entries(values)) {
    const named = fields.filter((field) => field.name === name);
    if (named.length === 0) throw new Error(`no field ${name} among ${fields.map((field) => field.name)}`);
    const choices: unknown[] = named.flatMap((field) => field.choices);
    const other = [value].flat().find((one) => choices.length > 0 && !choices.includes(one));
    if (other !== undefined) throw new Error(`${name} has no ${other}`);
  }
  const untouched = fields.filter(({ name, isSent }) => isSent && !(name in values));
  return [
    ...untouched.map(({ name, value }): [string, string] => [name, value]),
    ...Object.entries(values).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string | File] => [name, one]),
    ),
  ];
}
