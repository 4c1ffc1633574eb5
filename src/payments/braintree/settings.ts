/** `environment` is sandbox, production, or the address of a server that speaks Braintree's protocol. */
export type BraintreeSettings = { merchantId: string; publicKey: string; privateKey: string; environment: string };
