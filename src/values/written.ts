/** Data of a page as text; `of` is there for the compiler alone. */
export type Written<Data extends object> = { json: string; of?: Data };

const texts = new WeakMap<object, Written<object>>();
const read = new WeakMap<object, object>();

/**
 * Data that a loader sends as one text of JSON, written once for each object. The router goes through other data value by
 * value, looking for what stands twice, which takes several times as long as JSON does.
 */
export function written<Data extends object>(data: Data): Written<Data> {
  let text = texts.get(data);
  if (!text) {
    text = { json: JSON.stringify(data) };
    texts.set(data, text);
    read.set(text, data);
  }
  return text as Written<Data>;
}

/** The data as they were written; in the browser as read of the text, once. */
export function readWritten<Data extends object>(text: Written<Data>): Data {
  let data = read.get(text);
  if (!data) {
    data = JSON.parse(text.json) as Data;
    read.set(text, data);
  }
  return data as Data;
}
