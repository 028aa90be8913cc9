// The public interface of this area: other areas import only from here.
export { AccountProducts } from './AccountProducts.tsx';
export { CounterSales } from './CounterSales.tsx';
export { ProductsTab } from './ProductsTab.tsx';
