import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const GLOBAL_SETUP = ['./tests/database/prepare.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'node', include: ['tests/**/*.test.ts'], globalSetup: GLOBAL_SETUP },
      },
      {
        plugins: [react()],
        test: {
          name: 'views',
          include: ['tests/**/*.view.test.tsx'],
          environment: 'happy-dom',
          globalSetup: GLOBAL_SETUP,
          css: false,
        },
      },
    ],
  },
});
