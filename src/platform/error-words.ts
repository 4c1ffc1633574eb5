/** A thrown value as text for the log: an error's stack, a response's status and message, never "[object Object]". */
export function errorWords(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.stack ?? thrown.message;
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  // What a loader throws as data(message, { status }), before or after the router turns it into a response.
  const { status, init, statusText, data } = thrown as {
    status?: number;
    init?: { status?: number } | null;
    statusText?: string;
    data?: unknown;
  };
  const words = [status ?? init?.status, statusText, typeof data === 'string' ? data : JSON.stringify(data)];
  const line = words.filter((word) => word !== undefined && word !== '').join(' ');
  return line || JSON.stringify(thrown);
}
