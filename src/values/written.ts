/** Serialised data of a page; `of` exists only for the compiler. */
export type Written<Data extends object> = { json: string; of?: Data };

const texts = new WeakMap<object, Written<object>>();
const parsed = new WeakMap<object, object>();

/**
 * Serialises a loader's data to JSON, once per object. React Router's own encoding walks the data looking for
 * duplicates, which takes several times as long.
 */
export function written<Data extends object>(data: Data): Written<Data> {
  let text = texts.get(data);
  if (!text) {
    text = { json: JSON.stringify(data) };
    texts.set(data, text);
    parsed.set(text, data);
  }
  return text as Written<Data>;
}

/** The data itself; in the browser parsed from the text, once. */
export function readWritten<Data extends object>(text: Written<Data>): Data {
  let data = parsed.get(text);
  if (!data) {
    data = JSON.parse(text.json) as Data;
    parsed.set(text, data);
  }
  return data as Data;
}
