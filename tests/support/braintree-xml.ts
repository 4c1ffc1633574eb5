/** Values that convert to Braintree's XML: arrays and non-strings have a type attribute. */
type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function element(name: string, value: Value): string {
  if (value === null) return `<${name} nil="true"/>`;
  if (Array.isArray(value))
    return `<${name} type="array">${value.map((item) => element('item', item)).join('')}</${name}>`;
  if (typeof value === 'object') return `<${name}>${elements(value)}</${name}>`;
  const type = { string: '', number: ' type="integer"', boolean: ' type="boolean"' }[typeof value as 'string'];
  return `<${name}${type}>${escapeText(String(value))}</${name}>`;
}

const elements = (values: { [name: string]: Value }) =>
  Object.entries(values)
    .map(([name, value]) => element(name, value))
    .join('');

export const toXml = (values: { [name: string]: Value }) => `<?xml version="1.0" encoding="UTF-8"?>${elements(values)}`;

type Refusal = {
  verification?: { [name: string]: Value };
  transaction?: { [name: string]: Value };
  /** Validation codes, of a credit card for example. */
  codes?: string[];
};

export function refusalXml({ verification, transaction, codes = [] }: Refusal): string {
  const errors = codes.map((code) => ({ code, attribute: 'base', message: 'refused' }));
  return toXml({
    'api-error-response': {
      errors: { errors: [], customer: { errors: [], 'credit-card': { errors } } },
      message: 'refused',
      ...(verification && { verification }),
      ...(transaction && { transaction }),
    },
  });
}
