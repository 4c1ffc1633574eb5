import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { refusalXml, toXml } from './braintree-xml.ts';

const MERCHANT = { merchantId: 'trattoria', publicKey: 'public', privateKey: 'private' };
const AUTHORIZATION = `Basic ${Buffer.from('public:private').toString('base64')}`;

type Sale = { id: string; amount: string; customerId: string; orderId: string; status: string; source: string };
type Customer = { id: string; nonce: string; firstName?: string; lastName?: string; email?: string; verified: boolean };
type Body = Record<string, never> & {
  customer: { id: string; first_name?: string; last_name?: string; email?: string } & {
    credit_card: { payment_method_nonce: string; options: { verify_card: boolean } };
  };
  transaction: { amount: string; customer_id: string; order_id: string; transaction_source: string };
  search: { order_id: { is: string }; status: string[] };
};
type Reply = { status: number; body: string };

/** Nonces that the bank declines, with Braintree's response. */
const REFUSED_NONCES: Record<string, Parameters<typeof refusalXml>[0]> = {
  'declined-nonce': { verification: { status: 'processor_declined', 'processor-response-code': '2000' } },
  'wrong-cvv-nonce': { verification: { status: 'gateway_rejected', 'gateway-rejection-reason': 'cvv' } },
  'expired-nonce': { verification: { status: 'processor_declined', 'processor-response-code': '2004' } },
  'unconfirmed-nonce': { verification: { status: 'processor_declined', 'processor-response-code': '2099' } },
  'bank-down-nonce': { verification: { status: 'failed', 'processor-response-code': '3000' } },
  'consumed-nonce': { codes: ['91731'] },
};

const SHIFTED = { 'liability-shifted': true, 'liability-shift-possible': true, status: 'authenticate_successful' };
/** Results of 3-D Secure; any other nonce was authenticated. */
const CONFIRMATIONS: Record<string, typeof SHIFTED | null> = {
  'no-3ds-nonce': null,
  'refused-3ds-nonce': { ...SHIFTED, 'liability-shifted': false, status: 'authenticate_rejected' },
};

const notFound: Reply = { status: 404, body: '' };
const customerXml = ({ id }: Customer) => toXml({ customer: { id, 'credit-cards': [{ token: 'card' }] } });

/**
 * A fake of Braintree's API that exposes what it stores. `misbehave` sets how the next calls fail: 'silence' never
 * responds, 'drip' sends a byte now and then for ever, 'lost' carries out the call and drops the connection, 'garbage'
 * and 'page' send something that isn't XML, 'other' XML of something else, a number responds with that status.
 */
export async function startBraintree() {
  const customers = new Map<string, Customer>();
  const sales: Sale[] = [];
  const calls: string[] = [];
  const mischief: ('silence' | 'drip' | 'lost' | 'garbage' | 'page' | 'other' | number)[] = [];
  let saleStatus = 'submitted_for_settlement';
  let rejection = '';
  let withheld = () => {};

  function makeCustomer({ customer }: Body): Reply {
    const { id, first_name: firstName, last_name: lastName, email, credit_card: card } = customer;
    const refusal = REFUSED_NONCES[card.payment_method_nonce];
    if (refusal) return { status: 422, body: refusalXml(refusal) };
    const created = {
      id,
      nonce: card.payment_method_nonce,
      firstName,
      lastName,
      email,
      verified: card.options.verify_card,
    };
    customers.set(id, created);
    return { status: 201, body: customerXml(created) };
  }

  function sell({ transaction }: Body): Reply {
    const { amount, customer_id: customerId, order_id: orderId, transaction_source: source } = transaction;
    if (!customers.has(customerId)) return { status: 422, body: refusalXml({ codes: ['91510'] }) };
    const sale = { id: `sale${sales.length + 1}`, amount, customerId, orderId, status: saleStatus, source };
    sales.push(sale);
    const details = { id: sale.id, status: saleStatus, 'gateway-rejection-reason': rejection };
    if (saleStatus === 'submitted_for_settlement') return { status: 201, body: toXml({ transaction: details }) };
    return { status: 422, body: refusalXml({ transaction: details }) };
  }

  function search({ search: criteria }: Body): Reply {
    const matches = sales.filter(
      ({ orderId, status }) => orderId === criteria.order_id.is && criteria.status.includes(status),
    );
    return { status: 200, body: toXml({ 'search-results': { 'page-size': 50, ids: matches.map(({ id }) => id) } }) };
  }

  function findNonce(nonce: string): Reply {
    if (nonce === 'unknown-nonce') return notFound;
    const confirmation = CONFIRMATIONS[nonce] === undefined ? SHIFTED : CONFIRMATIONS[nonce];
    return { status: 200, body: toXml({ 'payment-method-nonce': { nonce, 'three-d-secure-info': confirmation } }) };
  }

  function answer(method: string, path: string, body: Body): Reply {
    const [area = '', id = ''] = path.split('/');
    if (path === 'client_token') return { status: 201, body: toXml({ 'client-token': { value: 'token' } }) };
    if (path === 'transactions') return sell(body);
    if (path === 'transactions/advanced_search_ids') return search(body);
    if (area === 'payment_method_nonces') return findNonce(id);
    if (area !== 'customers') return notFound;
    if (method === 'POST') return makeCustomer(body);
    const customer = customers.get(id);
    if (!customer) return notFound;
    if (method === 'DELETE') customers.delete(id);
    return { status: 200, body: method === 'DELETE' ? '' : customerXml(customer) };
  }

  const send = (response: ServerResponse, { status, body }: Reply, type = 'application/xml; charset=utf-8') =>
    response.writeHead(status, { 'content-type': type }).end(body);

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const path = (request.url ?? '').replace(`/merchants/${MERCHANT.merchantId}/`, '');
    const body = request.headers['content-length'] ? ((await json(request)) as Body) : ({} as Body);
    calls.push(`${request.method} ${path}`);
    if (request.headers.authorization !== AUTHORIZATION) return send(response, { status: 401, body: '' });
    const trouble = mischief.shift();
    if (typeof trouble === 'number') return send(response, { status: trouble, body: '' });
    if (trouble === 'silence') return withheld();
    if (trouble === 'garbage') return send(response, { status: 200, body: '<customer><id>no end' });
    if (trouble === 'page') return send(response, { status: 200, body: '<h1>Hello</h1>' }, 'text/html');
    if (trouble === 'other') return send(response, { status: 200, body: toXml({ weather: { rain: true } }) });
    if (trouble === 'drip') return drip(response);
    const reply = answer(request.method ?? '', path, body);
    return trouble === 'lost' ? response.destroy() : send(response, reply);
  }

  function drip(response: ServerResponse) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    const drops = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(drops));
    withheld();
  }

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    settings: { ...MERCHANT, environment: `http://127.0.0.1:${port}` },
    customers,
    sales,
    calls,
    misbehave: (...next: typeof mischief) => void mischief.push(...next),
    /** Called whenever a response is withheld, by 'silence' or 'drip'. */
    whenWithheld: (callback: () => void) => {
      withheld = callback;
    },
    /** Sets the bank's response to the next sales. */
    bankSays: (status: string, reason = '') => {
      saleStatus = status;
      rejection = reason;
    },
    reset() {
      customers.clear();
      for (const list of [sales, calls, mischief]) list.length = 0;
      saleStatus = 'submitted_for_settlement';
      rejection = '';
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeBraintree = Awaited<ReturnType<typeof startBraintree>>;
