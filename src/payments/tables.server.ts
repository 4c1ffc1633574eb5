/** Rows of db/migrations/045-payments.sql. */
export type PaymentTables = {
  card_customers: { customer_id: string; session_id_hash: Buffer; created_at: Date; used_by_booking: string | null };
  card_charges: {
    order_id: string;
    customer_id: string;
    amount_pence: number;
    state: 'under-way' | 'charged' | 'declined';
    /** The provider's id of the sale, once charged. */
    transaction_id: string | null;
    attempts: number;
    attempted_at: Date;
  };
  test_vault_customers: { customer_id: string; nonce: string; card: string; created_at: Date };
  test_vault_sales: { transaction_id: string; order_id: string; customer_id: string; amount_pence: number };
};
