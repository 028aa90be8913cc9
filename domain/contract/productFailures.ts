/** The failures of the calls about products and their sales. */
export const PRODUCT_FAILURES = {
  product_not_found: { statusCode: 404, message: 'Este produto não está mais à venda.' },
  product_price_changed: { statusCode: 409, message: 'O preço deste produto mudou. Confira e venda de novo.' },
  product_out_of_stock: { statusCode: 409, message: 'Não há mais deste produto no estoque.' },
  too_many_products: {
    statusCode: 409,
    message: 'Sua arena já tem o máximo de 40 produtos. Retire um para incluir outro.',
  },
  sale_not_found: { statusCode: 404, message: 'Venda não encontrada.' },
  sale_undone: { statusCode: 409, message: 'Esta venda já foi desfeita.' },
  sale_paid: { statusCode: 409, message: 'Parte disto já foi paga ou desfeita. Confira como está agora.' },
  sale_too_high: { statusCode: 409, message: 'Uma venda vai até R$ 1.000.000,00. Venda menos de uma vez.' },
} as const;
