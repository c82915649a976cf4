# The server with the page it serves. Settings: .env.example. Build with: docker build -t skat .
FROM node:20-slim AS build
WORKDIR /skat
COPY . .
RUN npx --yes pnpm@12.4.2 install --frozen-lockfile && npx --yes pnpm@12.4.2 build

# What the bundle does not hold: the server's own dependencies, without those of development.
FROM node:20-slim AS modules
WORKDIR /skat
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY packages/bots/package.json packages/bots/
COPY apps/server/package.json apps/server/
RUN npx --yes pnpm@12.4.2 install --frozen-lockfile --prod --no-optional --filter @skat/server

FROM node:20-slim
ENV NODE_ENV=production DATA_FOLDER=/data
WORKDIR /skat
COPY LICENSE ./
COPY prisma/migrations prisma/migrations
COPY --from=modules /skat/node_modules node_modules
COPY --from=modules /skat/apps/server apps/server
COPY --from=build /skat/apps/server/dist apps/server/dist
COPY --from=build /skat/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
