-- CreateTable
CREATE TABLE "player" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "secret_hash" TEXT NOT NULL,
    "player_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "session_pkey" PRIMARY KEY ("secret_hash")
);

-- CreateTable
CREATE TABLE "game_table" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "rules" JSON NOT NULL,
    "invitation_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "short_code" (
    "code" TEXT NOT NULL,
    "table_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "short_code_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "table_member" (
    "table_id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "table_member_pkey" PRIMARY KEY ("table_id","player_id")
);

-- CreateTable
CREATE TABLE "table_entry" (
    "table_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "command_id" TEXT NOT NULL,
    "actor" JSON NOT NULL,
    "command" JSON NOT NULL,
    "engine_version" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "table_entry_pkey" PRIMARY KEY ("table_id","seq")
);

-- CreateTable
CREATE TABLE "table_snapshot" (
    "table_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "engine_version" TEXT NOT NULL,
    "state" JSON NOT NULL,

    CONSTRAINT "table_snapshot_pkey" PRIMARY KEY ("table_id")
);

-- CreateTable
CREATE TABLE "finished_game" (
    "table_id" UUID NOT NULL,
    "series" INTEGER NOT NULL,
    "game" INTEGER NOT NULL,
    "record" JSON NOT NULL,
    "outcome" JSON NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "finished_game_pkey" PRIMARY KEY ("table_id","series","game")
);

-- CreateTable
CREATE TABLE "series" (
    "table_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "rules" JSON NOT NULL,
    "seats" JSON NOT NULL,
    "sheet" JSON NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "aborted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "series_pkey" PRIMARY KEY ("table_id","number")
);

-- CreateTable
CREATE TABLE "series_player" (
    "table_id" UUID NOT NULL,
    "series" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "player_id" UUID NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "series_player_pkey" PRIMARY KEY ("table_id","series","seat","player_id")
);

-- CreateIndex
CREATE INDEX "session_player_id_idx" ON "session"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "game_table_invitation_token_key" ON "game_table"("invitation_token");

-- CreateIndex
CREATE UNIQUE INDEX "short_code_table_id_key" ON "short_code"("table_id");

-- CreateIndex
CREATE INDEX "table_member_player_id_idx" ON "table_member"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "table_entry_table_id_command_id_key" ON "table_entry"("table_id", "command_id");

-- CreateIndex
CREATE INDEX "series_player_player_id_idx" ON "series_player"("player_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "short_code" ADD CONSTRAINT "short_code_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_member" ADD CONSTRAINT "table_member_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_member" ADD CONSTRAINT "table_member_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "table_snapshot" ADD CONSTRAINT "table_snapshot_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finished_game" ADD CONSTRAINT "finished_game_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series" ADD CONSTRAINT "series_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series_player" ADD CONSTRAINT "series_player_table_id_series_fkey" FOREIGN KEY ("table_id", "series") REFERENCES "series"("table_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "series_player" ADD CONSTRAINT "series_player_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
