-- CreateTable
CREATE TABLE "return_link" (
    "player_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "return_link_pkey" PRIMARY KEY ("player_id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "table_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "player_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("table_id","id")
);

-- CreateIndex
CREATE UNIQUE INDEX "return_link_token_hash_key" ON "return_link"("token_hash");

-- CreateIndex
CREATE INDEX "chat_message_table_id_said_at_idx" ON "chat_message"("table_id", "said_at");

-- CreateIndex
CREATE INDEX "chat_message_player_id_idx" ON "chat_message"("player_id");

-- AddForeignKey
ALTER TABLE "return_link" ADD CONSTRAINT "return_link_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_table_id_fkey" FOREIGN KEY ("table_id") REFERENCES "game_table"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
